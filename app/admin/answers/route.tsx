import { lineLimit, textLimit } from '@/lib/forms/limits'
import { readSavedAnswers, savedAnswersSchema, writeSavedAnswers } from '@/lib/server/owner/saved-answers'
import { validated } from '@/lib/server/requests/validated-body'
import { ownerPage } from '../_parts/owner-page'
import { Field, Post, Submit } from '../_parts/fields'
import { Header, LineLink } from '../_parts/parts'

/** The answers in a posted form. One that was emptied is taken out. */
function answersIn(form: URLSearchParams) {
  const texts = form.getAll('text')
  const answers = form.getAll('title').map((title, index) => ({ title, text: texts[index] ?? '' }))
  return answers.filter(({ title, text }) => title.trim() || text.trim())
}

/** Edits, adds and removes the owner's saved answers. */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = ownerPage({
  helpers: ['answers'],
  actions: {
    answers: async ({ query }, form) => {
      await writeSavedAnswers(validated(savedAnswersSchema, answersIn(form)))
      const lead = query.get('lead')
      return { notice: 'Saved', to: lead ? `/admin/leads/${encodeURIComponent(lead)}#answer` : undefined }
    },
  },
  render: async ({ typed, errors, query }) => {
    const answers = typed.size ? answersIn(typed) : await readSavedAnswers()
    const lead = query.get('lead')
    return {
      title: 'Saved answers',
      content: (
        <div className="grid max-w-3xl grid-cols-1 gap-5">
          {lead && <LineLink href={`/admin/leads/${encodeURIComponent(lead)}#answer`}>Back to the lead</LineLink>}
          <Header title="Saved answers" />
          <p className="text-sm">
            {'{name}'} becomes their first name, {'{price}'} our price for it, {'{times}'} when it suits them. Empty an
            answer to remove it.
          </p>
          <Post act="answers" typed={typed} className="grid gap-4">
            {[...answers, { title: '', text: '' }].map(({ title, text }, index) => (
              <fieldset key={index} className="grid gap-2 rounded-input border border-line p-3">
                <legend className="sr-only">{title || 'Another answer'}</legend>
                <Field
                  id={`title-${index}`}
                  name="title"
                  label={index === answers.length ? 'Name of another answer' : 'Name'}
                  maxLength={lineLimit}
                  defaultValue={title}
                  error={errors[`${index}.title`]?.[0]}
                />
                <Field
                  id={`text-${index}`}
                  name="text"
                  label="Answer"
                  rows={5}
                  maxLength={textLimit}
                  defaultValue={text}
                  error={errors[`${index}.text`]?.[0]}
                />
              </fieldset>
            ))}
            <Submit>Save</Submit>
          </Post>
        </div>
      ),
    }
  },
})
