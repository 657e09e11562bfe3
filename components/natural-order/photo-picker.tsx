'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/components/ui/button'
import type { Photo, PhotoList } from './photo-list'
import type { PhotoWords } from '@/content/natural-order-onboarding'

const inputIn = (place: HTMLElement) => place.querySelector<HTMLInputElement>('input[type="file"]')

interface Picker {
  place: HTMLElement
  list: PhotoList
  words: PhotoWords
}

function PhotoRow({ photo, list, words, place }: Picker & { photo: Photo }) {
  const { key, name, state, preview, problem } = photo
  return (
    <li className="grid grid-cols-[4.5rem_1fr_auto] items-center gap-x-4">
      {preview ? (
        <img src={preview} alt="" className="size-18 rounded-input bg-driftwood object-cover" />
      ) : (
        <span className="size-18 rounded-input bg-driftwood" />
      )}
      <span className="min-w-0">
        <span className="block truncate font-semibold">{name}</span>{' '}
        <span role="status" className={`block text-sm ${state === 'failed' ? 'text-error' : 'text-muted'}`}>
          {state === 'failed' ? problem : words[state]}
        </span>{' '}
        {state === 'failed' && (
          <Button
            variant="link"
            size="inline"
            className="text-reef"
            onClick={() => {
              list.retry(key)
              inputIn(place)?.focus()
            }}
          >
            {words.retry}
          </Button>
        )}
      </span>{' '}
      <Button
        variant="link"
        size="sm"
        aria-label={`${words.remove} ${name}`}
        onClick={() => {
          list.remove(key)
          inputIn(place)?.focus()
        }}
      >
        {words.remove}
      </Button>
    </li>
  )
}

/** Takes the files chosen in the form's file input and lists them below it. */
export function PhotoPicker({ place, list, words }: Picker) {
  const photos = useSyncExternalStore(list.subscribe, list.snapshot)

  useEffect(() => {
    const input = inputIn(place)
    if (!input) return
    const take = () => {
      const files = [...(input.files ?? [])]
      input.value = '' // so that the same file can be chosen again
      if (files.length) void list.add(files)
    }
    take() // files chosen before hydration
    input.addEventListener('change', take)
    return () => input.removeEventListener('change', take)
  }, [place, list])

  return createPortal(
    <>
      <p role="status" className="mt-3 text-sm font-semibold text-error empty:absolute">
        {list.problem}
      </p>
      {photos.length > 0 && (
        <ul className="mt-4 grid gap-3">
          {photos.map((photo) => (
            <PhotoRow key={photo.key} photo={photo} list={list} words={words} place={place} />
          ))}
        </ul>
      )}
    </>,
    place.querySelector('[data-photo-list]')!,
  )
}
