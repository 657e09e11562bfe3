import { business } from './business'
import { mail } from './mail'

const signOff = mail.signOff.join('\n')

/** The answers the owner starts with. `{name}`, `{price}` and `{times}` become the lead's (lib/server/owner). */
export const savedAnswers = [
  {
    title: 'Yes, with our price',
    text: `Hi {name},\n\nThanks for getting in touch. It comes to {price}, and we could do {times}.\n\nDoes that suit? Just answer this email and we'll lock it in.\n\n${signOff}`,
  },
  {
    title: 'A few questions first',
    text: `Hi {name},\n\nThanks for getting in touch. To give you an exact price, could you tell us how many bedrooms and bathrooms there are, and when it would suit?\n\n${signOff}`,
  },
  {
    title: "We'll call you",
    text: `Hi {name},\n\nThanks for getting in touch with ${business.name}. We'd love to talk it through: when's a good time to call?\n\n${signOff}`,
  },
  {
    title: 'Booked out',
    text: `Hi {name},\n\nThanks for thinking of us. We're booked out at the moment, but we'd be glad to let you know as soon as a spot opens up. Would you like that?\n\n${signOff}`,
  },
] as const
