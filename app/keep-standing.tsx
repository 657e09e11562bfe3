'use client'

import { use, useEffect, useState, useSyncExternalStore } from 'react'
import { isChanged, isControl } from '@/components/forms/form-controls'

const never = () => () => undefined
const unending = new Promise<never>(() => undefined)
let stands = false

/** Whether somebody is in a field, or something has been filled in. */
const isInUse = () =>
  isControl(document.activeElement) ||
  [...document.querySelectorAll('input,select,textarea')].filter(isControl).some(isChanged)

/** Where the focus is: the element's name and its place among those. */
function focusedPlace() {
  const { activeElement, body } = document
  const { localName } = activeElement ?? body
  return { localName, at: [...document.querySelectorAll(localName)].indexOf(activeElement ?? body) }
}

function keepStanding() {
  if (!stands) void import('./standing-forms').then(({ mountForms }) => mountForms())
  stands = true
  return unending
}

/**
 * First on every visitor's page. React can't hydrate a page that something else has changed, such as a browser's
 * translation or a password manager's button beside a field, and renders all of it again, along with the field that
 * somebody is typing into. If a field is in use, this keeps React from ever finishing that. The page stays as it
 * stands, and its forms get their islands anyway. Otherwise the focus returns to the same link or button.
 */
export function KeepStanding() {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  // The first render on the page either hydrates it or renders it again.
  const [isReplacing] = useState(!isHydrating)
  const [focused] = useState(() => (isReplacing ? focusedPlace() : undefined))
  useEffect(() => {
    if (focused) document.querySelectorAll<HTMLElement>(focused.localName)[focused.at]?.focus({ preventScroll: true })
  }, [focused])
  if (stands || (isReplacing && isInUse())) use(keepStanding())
  return null
}
