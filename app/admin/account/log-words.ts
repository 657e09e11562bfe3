/** What an entry of the log says somebody did, by the name of the action or of the endpoint. */
const actions: Readonly<Record<string, string>> = {
  'sign-in': 'signed in',
  'change-password': 'changed their password',
  'two-factor-on': 'switched codes on',
  'two-factor-off': 'switched codes off',
  'add-passkey': 'added a passkey',
  'remove-passkey': 'removed a passkey',
  'GET leads': 'exported leads as a spreadsheet',
  'GET person': 'downloaded everything held on a person',
  'GET subscribers': 'exported a list as a spreadsheet',
  'GET business': 'exported figures as a spreadsheet',
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
  'POST push': 'turned notifications for a device on or off',
}

/** Endpoints that do the same as an action of a page. */
const endpoints: Readonly<Record<string, string>> = {
  'PATCH leads/*': 'state',
  'POST leads/*/notes': 'note',
  'POST leads/*/reply': 'reply',
  'POST leads/*/remind': 'remind',
  'DELETE person': 'person-erase',
  'POST accounts': 'account-add',
  'DELETE accounts/*': 'account-remove',
}

const ofLeads = ['state', 'note', 'reply', 'remind', 'undo-reply', 'quote', 'quote-withdraw', 'quote-discard']

/** What an entry says, and whether it's about a lead, which it then links to. */
export function logWords(action: string): { text: string; isLead: boolean } {
  const name = endpoints[action] ?? action
  return { text: actions[name] ?? 'changed something', isLead: ofLeads.includes(name) }
}
