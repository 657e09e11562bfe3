import { NextResponse } from 'next/server'

export function proxy() {
  return NextResponse.next()
}
export const config = { matcher: ['/((?!_next/|api/|.*\\.[a-z0-9]+$).*)'] }
