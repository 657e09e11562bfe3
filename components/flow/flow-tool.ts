import type { FormEvent } from 'react'
import { answerAssistant, holdAssistant } from '@/components/forms/assistant'
import type { FormSlug } from '@/lib/forms/registry'
import { numbered } from './flow-header'

/** The part of a flow's words that says what a step is for. */
interface StepWords {
  readonly steps: readonly { readonly heading: string; readonly text: string }[]
  readonly stepOf: string
  /** What an assistant should know of a step; `{next}` is the tool that comes next. */
  readonly tool: string
}

/**
 * Attributes that offer a step's form to an assistant. The description says where it is and which tool comes next: the
 * next step's or, after the last, that of the flow's own form. It's all that an assistant learns without our scripts,
 * because a browser tells it nothing about the page that the form leads to.
 */
export function stepTool(slug: FormSlug, { steps, stepOf, tool }: StepWords, step: number) {
  const { heading, text } = steps[step - 1]!
  const next = step + 1 < steps.length ? `${slug}-step-${step + 1}` : slug
  const where = numbered(stepOf, step, steps.length)
  return {
    toolname: `${slug}-step-${step}`,
    tooldescription: `${where}. ${heading.replace(/\b$/, '.')} ${text} ${tool.replace('{next}', next)}`,
  }
}

/**
 * Keeps the page, and tells the assistant that filled in a step what came of it.
 * @param event the step's submit event
 * @param then opens a step or shows what's missing, and returns what it says
 */
export function answerStep(event: FormEvent<HTMLFormElement>, then: () => string): void {
  event.preventDefault()
  holdAssistant(event.nativeEvent)
  answerAssistant(event.currentTarget, then())
}
