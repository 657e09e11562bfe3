/** A list that cannot be read. */
throw new Error('content/business.ts lacks its abn')
