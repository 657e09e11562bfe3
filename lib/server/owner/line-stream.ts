import 'server-only'

/**
 * A body that's sent as its lines are produced, so that a long list neither fills memory nor holds up other requests.
 * The first line is awaited here, so that it throws before the response has started if the database is down.
 */
export async function streamOf(lines: AsyncGenerator<string>, prefix = ''): Promise<ReadableStream<Uint8Array>> {
  const first = await lines.next()
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(`${prefix}${first.value ?? ''}`)),
    async pull(controller) {
      const { value, done } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}
