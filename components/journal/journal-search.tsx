import { JournalFilterIsland } from './journal-filter-island'
import { buttonVariants } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Select } from '@/components/ui/select'
import { articleCategories, journal } from '@/content/journal'
import { type JournalFilter, resultText } from '@/lib/journal-filter'

interface JournalSearchProps {
  readonly filter: JournalFilter
  /** How many articles match it. */
  readonly found: number
}

/** Search and category filter. A plain GET form that the island upgrades to filter without a page load. */
export function JournalSearch({ filter, found }: JournalSearchProps) {
  const { search, category } = journal
  const isSearch = filter.q || filter.category
  return (
    <form
      // To what was found.
      action="/the-sunnie-journal#journal-more"
      role="search"
      aria-label={search.label}
      toolname="journal-search"
      tooldescription={search.purpose}
      toolautosubmit=""
      className="grid grid-cols-[1fr_auto] items-end gap-x-3 gap-y-3 border-y border-line py-5 sm:grid-cols-[1fr_13rem_auto] sm:gap-x-4"
    >
      <div className="max-sm:col-span-2">
        <Label htmlFor="journal-q" className="block text-sm font-semibold max-sm:sr-only">
          {search.label}
        </Label>
        <Input
          id="journal-q"
          type="search"
          name="q"
          defaultValue={filter.q}
          placeholder={search.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          className="sm:mt-2"
        />
      </div>
      <div>
        <Label htmlFor="journal-category" className="block text-sm font-semibold max-sm:sr-only">
          {category.label}
        </Label>
        <Select id="journal-category" name="category" defaultValue={filter.category} className="sm:mt-2">
          <option value="">{category.all}</option>
          {articleCategories.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </div>
      <button type="submit" className={buttonVariants({ variant: 'secondary' })}>
        {search.button}
      </button>
      <JournalFilterIsland words={journal.found} result={isSearch ? resultText(journal.found, found) : undefined} />
    </form>
  )
}
