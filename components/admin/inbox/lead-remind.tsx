'use client'

import { useState } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { inbox } from '@/content/admin-inbox'
import { dayFormat, daysAfter } from '@/lib/day'
import { today } from '@/lib/local-time'
import type { LeadDetail } from '@/lib/owner/inbox'
import { notify } from '../notify'
import { Popover, PopoverContent, PopoverTrigger } from '../ui/popover'
import type { ChangeLead } from './use-lead'

const words = inbox.lead

const weekday = dayFormat({ weekday: 'long' })
const dayAndMonth = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' })

/** The seven days after today, in the business's time zone. */
function nextDays(): readonly (readonly [day: string, label: string])[] {
  return [1, 2, 3, 4, 5, 6, 7].map((ahead) => {
    const day = daysAfter(today(), ahead)
    return [day, ahead === 1 ? words.remindTomorrow : weekday(day)]
  })
}

interface LeadRemindProps {
  readonly lead: LeadDetail
  readonly change: ChangeLead
}

/** "Remind me on Tuesday": shows the lead on the Today page again that day. */
export function LeadRemind({ lead, change }: LeadRemindProps) {
  const [open, setOpen] = useState(false)
  async function remind(on: string | null) {
    setOpen(false)
    if (await change({ remindOn: on }, 'POST', '/remind', { on }))
      notify(on ? words.reminded(dayAndMonth(on)) : words.notReminded)
  }
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger className={buttonVariants({ variant: 'outline', size: 'sm' })}>
        {lead.remindOn ? words.remindOn(dayAndMonth(lead.remindOn)) : words.remind}
      </PopoverTrigger>
      <PopoverContent align="end" aria-label={words.remind} className="grid w-80 gap-1 p-2">
        {nextDays().map(([day, label]) => (
          <button
            key={day}
            type="button"
            className="min-h-11 rounded-lg px-3 text-left hover:bg-accent hover:text-accent-foreground"
            onClick={() => void remind(day)}
          >
            {label}
          </button>
        ))}
        <form
          className="grid gap-2 px-3 py-2"
          onSubmit={(event) => {
            event.preventDefault()
            void remind(String(new FormData(event.currentTarget).get('on')))
          }}
        >
          <Label htmlFor="remind-on">{words.remindOther}</Label>
          <div className="flex gap-2">
            <Input id="remind-on" name="on" type="date" required min={today()} className="px-2 text-sm" />
            <Button type="submit" variant="secondary" size="sm" className="shrink-0">
              {words.remindSave}
            </Button>
          </div>
        </form>
        {lead.remindOn && (
          <Button variant="link" size="sm" onClick={() => void remind(null)}>
            {words.remindClear}
          </Button>
        )}
      </PopoverContent>
    </Popover>
  )
}
