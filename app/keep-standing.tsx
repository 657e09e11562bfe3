'use client'

import { use, useState, useSyncExternalStore } from 'react'
import { isChanged, isControl } from '@/components/forms/form-controls'

const never = () => () => undefined
const unending = new Promise<never>(() => undefined)
let stands = false

/** Whether somebody is in a field, or something has been filled in. */
const isInUse = () =>
  isControl(document.activeElement) ||
  [...document.querySelectorAll('input,select,textarea')].filter(isControl).some(isChanged)

function keepStanding() {
  if (!stands) void import('./standing-forms').then(({ mountForms }) => mountForms())
  stands = true
  return unending
}

/**
 * First on every visitor's page. React can't hydrate a page that something else has changed, such as a browser's
 * translation or a password manager's button beside a field, and renders all of it again, along with the field that
 * somebody is typing into. If a field is in use, this keeps React from ever finishing that. The page stays as it
 * stands, and its forms get their islands anyway.
 */
export function KeepStanding() {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  // The first render on the page either hydrates it or renders it again.
  const [isReplacing] = useState(!isHydrating)
  if (stands || (isReplacing && isInUse())) use(keepStanding())
  return null
}
