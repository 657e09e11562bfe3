import { waysToReachUs } from '../business'
import type { LegalDocument } from '../types'

/**
 * "How this website handles your details". A separate document on /privacy-policy with its own date,
 * because the policy of May 2025 doesn't cover everything the site does. It must match the code: when you change what a
 * form stores, update this too.
 */
export const websiteDetails: LegalDocument = {
  title: 'How this website handles your details',
  updated: '28 November 2026',
  updatedIso: '2026-11-28',
  introduction: ['This section is about the website itself. It adds to the policy above and does not change it.'],
  sections: [
    {
      id: 'website-forms',
      heading: 'When you send a form',
      body: [
        "What you typed is kept in this website's own database, with the time and the place on the site where you sent it. For lists, we also keep when and under which words you signed up, so that we can show that you asked for it. Only we can read it, after signing in.",
        'To keep floods of automated posts out, the site counts how many come from one network address in a short time. Messages that look automated are set aside for us to check; none is thrown away unread by a machine.',
      ],
    },
    {
      id: 'website-drafts',
      heading: 'Before you send',
      body: [
        'Longer forms keep a draft, so that a closed tab does not cost you your work. The draft stays on your own device and is removed when the form is sent. If a form cannot be sent at once, for want of a connection or because you leave the page, it may be kept on your device in the same way and sent once afterwards. What is on its way is remembered in session storage as well, so that it reaches us once even if you leave the page and come back.',
        'Photos are different: each is uploaded as soon as you add it, so that sending the form does not take long. Location data is removed, and photos of a form that is not sent are deleted after a day.',
      ],
    },
    {
      id: 'website-attribution',
      heading: 'How you found us',
      body: [
        'While you visit, your browser remembers which page you came to first, the site that linked to us and any campaign words in that link. It keeps them in session storage, which your browser empties when you close the tab. They reach us only if you send a form, together with it.',
      ],
    },
    {
      id: 'website-cookies',
      heading: 'Cookies and other companies',
      body: [
        'We set no cookies for visitors. There is no advertising or analytics by other companies on this website, and it loads no fonts, scripts or pictures from elsewhere. Links to booking, the store, social networks and others open their sites, which have their own rules.',
      ],
    },
    {
      id: 'website-counts',
      heading: 'Counting visits',
      body: [
        'We count how often each form is seen, started and sent, how quickly pages load, and errors in our own scripts, as totals for each day. These counts hold no address, cookie or anything else that says who you are, and are deleted after 53 weeks.',
      ],
    },
    {
      id: 'website-mail',
      heading: 'Email',
      body: [
        'Confirmations, welcomes and our own notices are sent through an email provider, which handles your address and the message for us in order to deliver it. Quotes and our answers go the same way. If you join a list, the provider may also keep your address and first name, so that we can write to the list. Every email to a list has a link that takes you off it.',
      ],
    },
    {
      id: 'website-ask',
      heading: 'Ask us to see or erase it',
      body: [
        `${waysToReachUs('Write to')} with the address that you used, and we will send you everything that this website holds about you, or erase it. What is on your own device you can clear yourself, in your browser's settings.`,
      ],
    },
  ],
}
