/** What an entry of the log says somebody did, by the name of the action. */
const actions: Readonly<Record<string, string>> = {
  'sign-in': 'signed in',
  'change-password': 'changed their password',
  'two-factor-on': 'switched codes on',
  'two-factor-off': 'switched codes off',
  'add-passkey': 'added a passkey',
  'remove-passkey': 'removed a passkey',
  'export-leads': 'exported leads as a spreadsheet',
  'export-person': 'downloaded everything held on a person',
  'export-list': 'exported a list as a spreadsheet',
  'export-figures': 'exported figures as a spreadsheet',
  state: 'changed the state of a lead',
  note: 'wrote a note',
  reply: 'answered a lead',
  remind: 'set a reminder',
  'undo-reply': 'cancelled an answer',
  quote: 'saved or sent a quote',
  'quote-withdraw': 'withdrew a quote',
  'quote-discard': 'threw away a quote',
  answers: 'changed the saved answers',
  'mail-decide': 'sent or cancelled an email',
  'mail-digest': 'changed when notices are emailed',
  'list-off': 'took someone off a list',
  'list-on': 'put someone back on a list',
  'person-correct': 'corrected an address',
  'person-merge': 'merged two people',
  'person-separate': 'separated two people',
  'person-erase': 'erased a person',
  'account-add': 'gave someone access',
  'account-remove': 'removed an account',
  'sessions-end': 'signed out everywhere else',
  'session-end': 'signed out a device',
  'password-link': 'asked for a link to set a password',
  'quiet-hours': 'changed the quiet hours',
  push: 'turned notifications for a device on or off',
}

const ofLeads = ['state', 'note', 'reply', 'remind', 'undo-reply', 'quote', 'quote-withdraw', 'quote-discard']

/** What an entry says, and whether it's about a lead, which it then links to. */
export function logWords(action: string): { text: string; isLead: boolean } {
  return { text: actions[action] ?? 'changed something', isLead: ofLeads.includes(action) }
}
