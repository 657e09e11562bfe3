'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { dismissError, showToast } from '@/components/site/show-toast'
import { Button } from '@/components/ui/button'
import { BackButton, FlowBack } from '@/components/flow/flow-back'
import { FilledIn } from '@/components/flow/filled-in'
import { FlowForm } from '@/components/flow/flow-form'
import { FlowHeader } from '@/components/flow/flow-header'
import { FlowKept } from '@/components/flow/flow-kept'
import { HiddenFields, FlowStep } from '@/components/flow/flow-step'
import type { Change } from '@/components/flow/flow-summary'
import { answerStep, stepTool } from '@/components/flow/flow-tool'
import { queryIn } from '@/components/flow/step-url'
import {
  type Build,
  type BuilderPlace,
  builderPlaceUrl,
  emptyBuild,
  fieldsOf,
  missingAnswer,
  lastBuilderStep,
  readBuild,
} from './build'
import type { BuilderCatalogue } from './catalogue'
import { BuilderConfirmation } from './confirmation'
import { quoteFieldsOf } from './figures'
import { BuilderBar, BuilderLines, BuilderReceipt } from './receipt'
import { AddOnsStep, AreasStep, CleanTypeStep, DayTimeStep } from './steps'
import { useFlow } from '@/components/flow/use-flow'

const slug = 'sunnie-select-quote'
const controls =
  'flow-controls mt-8 flex flex-wrap items-center justify-between gap-3 max-[28rem]:gap-2 max-[28rem]:[&_button]:px-4'
const steps = [CleanTypeStep, AreasStep, AddOnsStep, DayTimeStep]

interface BuilderProps {
  readonly catalogue: BuilderCatalogue
  readonly start: BuilderPlace
  readonly contactFields: ReactNode
}

/**
 * The Sunnie Select builder (specification, sections 2 to 5 and 9). Each step is a GET form that carries the other
 * steps' answers, so it works before hydration and without scripts. After hydration, the steps change in place.
 */
export function SunnieSelectBuilder({ catalogue, start, contactFields }: BuilderProps) {
  const { words, path } = catalogue
  const read = (query: URLSearchParams) => readBuild(query, catalogue)
  const keysByStep = [['type'], catalogue.areas.map(({ id }) => id), ['extra'], ['day', 'time']]
  const keys = ['step', ...keysByStep.flat()]
  const flow = useFlow<BuilderPlace>({ slug, path, keys, start, read, placeUrl: builderPlaceUrl })
  const { place, from, moves, kept, moveTo, stay, headingRef } = flow
  const form = useRef<HTMLFormElement>(null)
  const { build, step, missing } = place

  const change = (next: Build) => {
    dismissError()
    stay({ build: next, step })
  }
  const own = new Set(keysByStep[step - 1])
  /** The build in the URL, with this step's answers as they are in its form. */
  const readForm = () => {
    const others = fieldsOf(flow.current().build).filter(([name]) => !own.has(name))
    const ours = [...queryIn(form.current!)].filter(([name]) => own.has(name))
    return read(new URLSearchParams([...others, ...ours].map(([name, value]) => [name, value]))).build
  }
  const next = () => {
    const now = readForm()
    const unanswered = missingAnswer(now, step)
    if (!unanswered) {
      dismissError()
      moveTo({ build: now, step: step + 1 })
      const { heading, text } = words.steps[step]!
      return `${heading}\n${text}`
    }
    stay({ build: now, step, missing: unanswered })
    showToast({ ...words.notices[unanswered], variant: 'destructive' })
    const first = { cleanType: '[name="type"]', areas: '[name="plus"]', day: '[name="day"]', time: '[name="time"]' }[
      unanswered
    ]
    form.current?.querySelector<HTMLElement>(first)?.focus()
    const { title, description } = words.notices[unanswered]
    return `${title}. ${description}`
  }
  const startAgain = (sent?: Build) => flow.startAgain({ build: emptyBuild, step: 1, sent })

  // Anything ticked or counted before hydration replaces what the URL or this device has.
  const early = useRef(() => {
    const typed = form.current && read(queryIn(form.current)).build
    if (typed && builderPlaceUrl({ build: typed, step }, path) !== builderPlaceUrl(place, path))
      stay({ build: readForm(), step })
  })
  useEffect(() => early.current(), [])

  if (place.sent)
    return (
      <BuilderConfirmation
        catalogue={catalogue}
        build={place.sent}
        headingRef={headingRef}
        again={() => startAgain()}
      />
    )
  const Step = steps[step - 1]
  const here = fieldsOf(build)
  const flowStep = { ...words.steps[step - 1]!, from, moved: moves > 0, headingRef }
  const back = {
    to: step - 1,
    label: words.back,
    onBack: () => moveTo({ build: form.current ? readForm() : build, step: step - 1 }),
  }
  const changeAt = (to: number): Change => ({
    href: builderPlaceUrl({ build, step: to }, path),
    onClick: (event) => {
      event.preventDefault()
      moveTo({ build, step: to })
    },
  })
  return (
    <>
      <FlowHeader {...words} step={step} steps={lastBuilderStep} announce={moves > 0} />
      <FlowKept shown={kept} {...words.draft} onAgain={() => startAgain()} />
      <div data-draft={slug} className="mt-10 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="lg:col-start-1 lg:row-start-1">
          {Step ? (
            <form
              ref={form}
              action={path}
              method="get"
              noValidate
              onChange={() => change(readForm())}
              {...stepTool(slug, words, step)}
              onSubmit={(event) => answerStep(event, next)}
            >
              {/* Makes Enter in a field move on, rather than use the first plus or minus. */}
              <button type="submit" name="step" value={step + 1} tabIndex={-1} aria-hidden="true" className="sr-only">
                {words.next}
              </button>
              <HiddenFields fields={here.filter(([name]) => !own.has(name))} />
              {/* Remounts to show other answers, such as after Back. */}
              <FlowStep key={`${moves} ${kept}`} {...flowStep}>
                {missing && place === start && (
                  <p role="alert" className="mb-6 rounded-input bg-error-tint px-5 py-3 text-error">
                    <strong className="block">{words.notices[missing].title}</strong>{' '}
                    <span>{words.notices[missing].description}</span>
                  </p>
                )}
                <Step catalogue={catalogue} build={build} missing={missing} change={change} />
              </FlowStep>
              <div className={`${controls} flow-bar`}>
                <FilledIn />
                <BackButton {...back} /> <BuilderBar catalogue={catalogue} build={build} />{' '}
                <Button type="submit" name="step" value={step + 1} data-next>
                  {words.next}
                </Button>
              </div>
            </form>
          ) : (
            <>
              <FlowStep {...flowStep}>
                <BuilderLines catalogue={catalogue} build={build} change={changeAt} />
                <FlowForm
                  form={catalogue.form}
                  placement="sunnie-select-onboarding"
                  heading={words.contact.heading}
                  answers={quoteFieldsOf(build, catalogue)}
                  onStored={() => startAgain(build)}
                  className="[&>:is(h3,p,:has(button),:has(textarea))]:col-span-full"
                >
                  <input type="hidden" name="timestamp" />
                  {contactFields}
                </FlowForm>
              </FlowStep>
              <div className={controls}>
                <FlowBack path={path} fields={here} {...back} />
              </div>
            </>
          )}
        </div>
        <BuilderReceipt catalogue={catalogue} build={build} href={builderPlaceUrl(place, path)} />
      </div>
    </>
  )
}
