import { JournalFilterIsland } from './journal-filter-island'
import { buttonVariants } from '@/components/ui/button'
import { fieldClasses, Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { articleCategories, journal } from '@/content/journal'
import type { JournalFilter } from '@/lib/journal-filter'

/** Search and category filter. A plain GET form that the island upgrades to filter without a page load. */
export function JournalSearch({ filter }: { readonly filter: JournalFilter }) {
  const { search, category } = journal
  return (
    <form
      action="/the-sunnie-journal"
      role="search"
      aria-label={search.label}
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
        <select
          id="journal-category"
          name="category"
          defaultValue={filter.category}
          className={`${fieldClasses} mt-2 min-h-12`}
        >
          <option value="">{category.all}</option>
          {articleCategories.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <button type="submit" className={buttonVariants({ variant: 'secondary' })}>
        {search.button}
      </button>
      <JournalFilterIsland words={journal.found} />
    </form>
  )
}
