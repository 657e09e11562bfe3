import { answerAssistant, holdAssistant } from '@/components/forms/assistant'
import { Choices } from '@/components/forms/choices'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { useInBrowser } from '@/components/ui/use-in-browser'
import type { Option } from '@/content/types'
import { maxQuantity } from '@/lib/forms/limits'
import type { FlowToolWords } from './words'

interface FlowToolProps {
  readonly name: string
  readonly path: string
  readonly words: FlowToolWords
  readonly groups: readonly {
    readonly name: string
    readonly label: string
    readonly options: readonly Option[]
    readonly multiple?: boolean
    readonly required?: boolean
  }[]
  /** What there may be several of. */
  readonly counts?: readonly Option[]
  /** Opens the step that the answers lead to. Returns what it says. */
  readonly choose: (query: URLSearchParams) => string
}

const idPrefix = 'flow-tool'

/**
 * All of a flow's choices in one GET form, for an assistant, in browsers that have one. Shown once it has filled the
 * form in (flow-motion.css); then the person presses the button.
 */
export function FlowTool({ name, path, words, groups, counts = [], choose }: FlowToolProps) {
  // Anywhere else it would be a second form with the same labels.
  const isOffered = useInBrowser(() => 'modelContext' in document, false)
  if (!isOffered) return null
  return (
    <form
      action={path}
      toolname={name}
      tooldescription={words.purpose}
      className="flow-tool mt-10 gap-6 rounded-card bg-silica p-6"
      onSubmit={(event) => {
        event.preventDefault()
        holdAssistant(event.nativeEvent)
        const answers = [...new FormData(event.currentTarget)].map(([key, value]) => [key, String(value)])
        answerAssistant(event.currentTarget, choose(new URLSearchParams(answers)))
      }}
    >
      {groups.map((group) => (
        <Choices key={group.name} idPrefix={idPrefix} {...group} />
      ))}
      {counts.map(({ value, label }) => (
        <div key={value} className="flex items-center justify-between gap-4">
          <Label htmlFor={`${idPrefix}-${value}`}>{label}</Label>
          <Input
            id={`${idPrefix}-${value}`}
            type="number"
            name={value}
            min={0}
            max={maxQuantity}
            defaultValue={0}
            className="max-w-24"
          />
        </div>
      ))}
      <Button type="submit">{words.next}</Button>
    </form>
  )
}
