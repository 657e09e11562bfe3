'use client'

import { answering, noticeOnPage } from '@/lib/answering'

/**
 * Text in which a notice takes the place of "within 24 hours" while closed days are near or on. The server has already
 * put it on the page (docs/decisions/closed-days.md), and this agrees with it.
 */
export const Promised = ({ children }: { readonly children: string }) => answering(children, noticeOnPage())
