'use client'

import { useEffect, useRef } from 'react'

const isBack = ({ target }: Event) => (target as Element).closest('button[name="step"]:not([data-next])') !== null

/** In milliseconds and pixels. */
const isSoonAndNear = (before: MouseEvent | undefined, now: MouseEvent) =>
  before !== undefined &&
  now.timeStamp - before.timeStamp < 400 &&
  Math.hypot(now.clientX - before.clientX, now.clientY - before.clientY) < 40

/**
 * Ignores the second click of a double click or double tap after the first has opened a step, because nobody has seen
 * yet what's now in that place. Only Back can be clicked repeatedly. Returns a function to call as a step opens.
 */
export function useOneStepPerClick(): () => void {
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
    const onMouseDown = (event: MouseEvent) => {
      // Not every browser counts taps.
      second = event.detail > 1 || (withFinger && isSoonAndNear(before, event))
      before = event
      onPress(event)
    }
    const onClick = (event: MouseEvent) => {
      onPress(event)
      second = false // a keyboard click has no mousedown before it
    }
    window.addEventListener('pointerdown', ({ pointerType }) => void (withFinger = pointerType === 'touch'), early)
    // Blocked too, because it would take focus from the step's heading.
    window.addEventListener('mousedown', onMouseDown, early)
    window.addEventListener('click', onClick, early)
    return () => listening.abort()
  }, [])

  return () => void (opened.current = true)
}
