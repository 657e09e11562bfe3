/** A list that fails to load. */
throw new Error('content/business.ts lacks its abn')
