'use client'

import { useEffect, useRef } from 'react'

const isBack = ({ target }: Event) => (target as Element).closest('button[name="step"]') !== null

/** Milliseconds and pixels. */
const isSoonAndNear = (before: MouseEvent | undefined, now: MouseEvent) =>
  before !== undefined &&
  now.timeStamp - before.timeStamp < 400 &&
  Math.hypot(now.clientX - before.clientX, now.clientY - before.clientY) < 40

/**
 * Keeps the second press of a double click or double tap from what now lies where the first one opened a step: nobody has
 * seen it yet. Only Back may be pressed on and on. Returns what is to be called as a step opens.
 */
export function useOneStepAPress(): () => void {
  const opened = useRef(false)

  useEffect(() => {
    const listening = new AbortController()
    const early = { capture: true, signal: listening.signal }
    let withFinger = false
    let before: MouseEvent | undefined
    let second = false
    let wasBack = false
    const onPress = (event: MouseEvent) => {
      if (opened.current && second && !(wasBack && isBack(event))) {
        event.preventDefault()
        event.stopPropagation()
      } else {
        opened.current = false
        wasBack = isBack(event)
      }
    }
    window.addEventListener('pointerdown', ({ pointerType }) => void (withFinger = pointerType === 'touch'), early)
    // Kept back as well: it would take the focus from the step's heading.
    window.addEventListener(
      'mousedown',
      (event) => {
        // Not every browser counts a finger's taps.
        second = event.detail > 1 || (withFinger && isSoonAndNear(before, event))
        before = event
        onPress(event)
      },
      early,
    )
    window.addEventListener(
      'click',
      (event) => {
        onPress(event)
        second = false // the keyboard's click has no beginning of its own
      },
      early,
    )
    return () => listening.abort()
  }, [])

  return () => void (opened.current = true)
}
