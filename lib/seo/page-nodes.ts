import type { AboutPage, BreadcrumbList, ContactPage, FAQPage, WebPage } from 'schema-dts'
import type { PageMeta, Question } from '@/content/types'
import { businessReference, websiteId } from './business'
import { absoluteUrl } from './site'

/** A page's questions and answers. */
export function faqNode(path: string, questions: readonly Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${absoluteUrl(path)}#questions`,
    url: absoluteUrl(path),
    inLanguage: 'en-AU',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** Breadcrumb from the home page to a page. Pass the name and path of each step, ending with the page itself. */
export function breadcrumbNode(...steps: readonly (readonly [name: string, path: string])[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [['Home', '/'] as const, ...steps].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}

/** A page as such: one about us, one with our contact details, or one that only says something, such as thanks. */
export const pageNode = (
  type: 'AboutPage' | 'ContactPage' | 'WebPage',
  path: string,
  { title, description }: PageMeta,
): AboutPage | ContactPage | WebPage => ({
  '@type': type,
  '@id': absoluteUrl(path),
  url: absoluteUrl(path),
  name: title,
  description,
  inLanguage: 'en-AU',
  isPartOf: { '@id': websiteId },
  about: businessReference,
})
