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
      // Past the featured article, to what was found.
      action="/the-sunnie-journal#journal-more"
      role="search"
      aria-label={search.label}
      toolname="journal-search"
      tooldescription={search.purpose}
      toolautosubmit=""
      className="grid gap-x-4 gap-y-5 border-y border-line py-6 sm:grid-cols-[1fr_13rem_auto] sm:items-end"
    >
      <div>
        <Label htmlFor="journal-q">{search.label}</Label>
        <Input
          id="journal-q"
          type="search"
          name="q"
          defaultValue={filter.q}
          placeholder={search.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          className="mt-2"
        />
      </div>
      <div>
        <Label htmlFor="journal-category">{category.label}</Label>
        <Select id="journal-category" name="category" defaultValue={filter.category} className="mt-2">
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
