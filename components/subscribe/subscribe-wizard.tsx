'use client'

import type { ReactNode } from 'react'
import { FlowBack } from '@/components/flow/flow-back'
import { FilledIn } from '@/components/flow/filled-in'
import { FlowForm } from '@/components/flow/flow-form'
import { FlowHeader } from '@/components/flow/flow-header'
import { FlowKept } from '@/components/flow/flow-kept'
import { HiddenFields, FlowStep } from '@/components/flow/flow-step'
import type { Change } from '@/components/flow/flow-summary'
import { answerStep, stepTool } from '@/components/flow/flow-tool'
import { queryIn } from '@/components/flow/step-url'
import { Choices } from '@/components/forms/choices'
import { inSentences } from '@/components/forms/field'
import { Button } from '@/components/ui/button'
import type { WizardCatalogue } from './catalogue'
import {
  type ChoiceKey,
  type Place,
  type PlanChoice,
  fieldsOf,
  placeUrl,
  choiceKeys,
  firstUnanswered,
  offered,
  lastStep,
  readPlace,
  withoutInvalid,
} from './choice'
import { costOf, requestOf, subscriptionPriceOf } from './figures'
import { SubscribeBar, SubscribeLines, SubscribeReceipt } from './receipt'
import { BillingStep, DayStep, FrequencyStep, ServiceStep, SizeStep } from './steps'
import { SendHint } from './send-hint'
import { SubscribeThankYou } from './thank-you'
import { useFlow } from '@/components/flow/use-flow'

const slug = 'subscribe'
const steps = [ServiceStep, SizeStep, FrequencyStep, BillingStep, DayStep]
const keys = [...choiceKeys, 'step']

interface WizardProps {
  readonly catalogue: WizardCatalogue
  readonly start: Place
  readonly contactFields: ReactNode
}

/**
 * The subscription wizard (specification, sections 2 to 5). Each card is a button in a GET form, so the same six steps
 * work before hydration and without scripts. After hydration, a click changes the step and the URL in place.
 */
export function SubscribeWizard({ catalogue, start, contactFields }: WizardProps) {
  const { words, path } = catalogue
  const read = (query: URLSearchParams) => readPlace(query, catalogue)
  const flow = useFlow<Place>({ slug, path, keys, start, read, placeUrl })
  const { place, from, moves, moveTo, headingRef } = flow
  const { choice, step } = place

  const choose = (key: ChoiceKey, value: string | undefined) => {
    const next = withoutInvalid({ ...flow.current().choice, [key]: value }, catalogue)
    moveTo({ choice: next, step: Math.min(choiceKeys.indexOf(key) + (value ? 2 : 1), firstUnanswered(next)) })
  }
  const open = (to: number) => moveTo({ choice, step: Math.max(1, Math.min(to, firstUnanswered(choice))) })
  /** Opens what a step's form leads to, as it does without scripts. Only an assistant's button submits one. */
  const openNext = (form: HTMLFormElement) => {
    const next = read(queryIn(form))
    moveTo(next)
    const { heading, text } = words.steps[next.step - 1]!
    return [next.early && words.needed, heading, text].filter(Boolean).join('\n')
  }
  const startAgain = (sent?: PlanChoice) => flow.startAgain({ choice: {}, step: 1, sent })
  const change = (to: number): Change => ({
    href: placeUrl({ choice, step: to }, path),
    onClick: (event) => {
      event.preventDefault()
      open(to)
    },
  })

  if (place.sent)
    return (
      <SubscribeThankYou catalogue={catalogue} choice={place.sent} headingRef={headingRef} again={() => startAgain()} />
    )
  const Step = steps[step - 1]
  const key = choiceKeys[step - 1]
  const answers = fieldsOf(choice)
  const others = [...answers.filter(([other]) => other !== key), ['step', String(step + 1)] as const]
  const { heading, text } = words.steps[step - 1]!
  return (
    <>
      <FlowHeader {...words} step={step} steps={lastStep} short={`${step}/${lastStep}`} announce={moves > 0} />
      <FlowKept shown={flow.kept} {...words.draft} onAgain={() => startAgain()} />
      <div data-draft={slug} className="mt-10 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="lg:col-start-1 lg:row-start-1">
          {place.early && (
            <p role="alert" className="mb-6 rounded-input bg-warn-tint px-5 py-3 font-semibold text-warn">
              {words.needed}
            </p>
          )}
          <FlowStep key={step} heading={heading} text={text} from={from} moved={moves > 0} headingRef={headingRef}>
            {Step && key ? (
              <>
                {/* An assistant can't press a card, and isn't offered a field beside a button of its name. */}
                <form
                  action={path}
                  {...stepTool(slug, words, step)}
                  onSubmit={(event) => answerStep(event, () => openNext(event.currentTarget))}
                  className="flow-tool mb-8 gap-6 rounded-card p-6"
                >
                  <HiddenFields fields={others} />
                  <Choices
                    idPrefix={slug}
                    name={key}
                    label={words.receipt.rows[key]}
                    options={offered(key, choice, catalogue).map(({ id, name, detail, helper }) => ({
                      value: id,
                      label: name,
                      description: inSentences(...new Set([detail, helper, costOf(key, id, choice, catalogue)])),
                    }))}
                    required
                  />
                  <FilledIn />
                  <Button type="submit" className="sm:justify-self-start">
                    {words.next}
                  </Button>
                </form>
                <form action={path} method="get">
                  <HiddenFields fields={others} />
                  <Step catalogue={catalogue} choice={choice} choose={choose} />
                </form>
              </>
            ) : (
              <>
                <SubscribeLines catalogue={catalogue} choice={choice} change={change} />
                <FlowForm
                  form={catalogue.form}
                  placement={slug}
                  heading={words.contact.heading}
                  answers={[
                    ...Object.entries(requestOf(choice, catalogue)),
                    ['meta.subscriptionPrice', subscriptionPriceOf(choice, catalogue)],
                  ]}
                  onStored={() => startAgain(choice)}
                  className="[&>:is(h3,p,:has(button))]:col-span-full"
                >
                  {contactFields}
                  <SendHint>{words.contact.submitHint}</SendHint>
                </FlowForm>
              </>
            )}
          </FlowStep>
          <div
            className={`flow-controls mt-8 flex flex-wrap items-center gap-3 max-[24rem]:gap-2 max-[24rem]:[&_button]:px-4 ${step < lastStep ? 'flow-bar' : ''}`}
          >
            {step > 1 && (
              <FlowBack path={path} fields={answers} to={step - 1} label={words.back} onBack={() => open(step - 1)} />
            )}
            {step < lastStep && <SubscribeBar catalogue={catalogue} choice={choice} />}
          </div>
        </div>
        <SubscribeReceipt catalogue={catalogue} choice={choice} change={step === lastStep ? change : undefined} />
      </div>
    </>
  )
}
