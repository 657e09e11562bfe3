'use client'

import type { ReactNode, RefObject } from 'react'
import type { thanksOf } from '@/content/thanks'
import type { Link } from '@/content/types'
import { buttonVariants } from '@/components/ui/button'
import { answering, noticeOnPage } from '@/lib/answering'
import type { linocutImage } from '@/lib/pictures'
import { NextSteps } from './next-steps'

interface FlowThanksProps {
  /** What the thanks say besides their own heading and text. */
  readonly words: ReturnType<typeof thanksOf>
  readonly emblem?: ReturnType<typeof linocutImage>
  readonly heading: string
  readonly headingRef?: RefObject<HTMLHeadingElement | null>
  readonly text: string
  /** What was asked for, if the page knows. */
  readonly receipt?: ReactNode
  /** What was asked for, counted. */
  readonly figures?: ReactNode
  readonly home: Link
  /** To fill in the form again: in place, or by its link. */
  readonly again?: Link & { readonly onClick?: () => void }
}

const way = 'inline-block py-3 font-semibold text-reef underline underline-offset-4'

/** The thanks for a form: what was asked for, what happens next and when, and a way on. */
export function FlowThanks(props: FlowThanksProps) {
  const { emblem, heading, headingRef, figures, receipt, home, again } = props
  const { text, words } = answering({ text: props.text, words: props.words }, noticeOnPage())
  const { next, email, phone, onward } = words
  return (
    <div
      className={`grid items-start gap-x-16 gap-y-10 py-6 lg:py-10 ${receipt ? 'lg:grid-cols-[minmax(0,1fr)_24rem]' : 'mx-auto max-w-2xl'}`}
    >
      <div className="grid gap-8">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          {emblem && <img {...emblem} alt="" className="h-28 w-auto lg:h-40" />}
          <div className="beside">
            <h1 ref={headingRef} tabIndex={-1} className="text-h2">
              {heading}
            </h1>
            <p className="mt-4 max-w-prose text-lg">{text}</p>
            {email && <p className="mt-2 text-muted">{email}</p>}
          </div>
        </div>
        {figures && <div>{figures}</div>}
        {next.steps.length > 0 && <NextSteps {...next} />}
      </div>
      {receipt && <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">{receipt}</div>}
      <div className="grid gap-6">
        {phone && (
          <p>
            <span>{phone.text}</span>{' '}
            <a
              href={phone.link.href}
              className="font-semibold whitespace-nowrap text-reef underline underline-offset-4"
            >
              {phone.link.label}
            </a>
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <a href={onward.href} className={buttonVariants({ variant: 'secondary' })}>
            {onward.label}
          </a>{' '}
          <a href={home.href} className={way}>
            {home.label}
          </a>{' '}
          {again?.onClick ? (
            <button type="button" onClick={again.onClick} className={way}>
              {again.label}
            </button>
          ) : (
            again && (
              <a href={again.href} className={way}>
                {again.label}
              </a>
            )
          )}
        </p>
      </div>
    </div>
  )
}
