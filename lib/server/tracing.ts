import 'server-only'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider, type ReadableSpan } from '@opentelemetry/sdk-trace-node'
import { maskedPath } from './masked-path'

const maskedWords = (text: string) => text.split(' ').map(maskedPath).join(' ')

/**
 * A span without anything about a visitor. URLs and names are masked as in the log, and an exception keeps only its
 * class, since its message and stack may quote what was typed.
 */
const masked = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    name: { value: maskedWords(span.name) },
    attributes: {
      value: Object.fromEntries(
        Object.entries(span.attributes).map(([key, value]) => [
          key,
          typeof value === 'string' ? maskedWords(value) : value,
        ]),
      ),
    },
    events: {
      value: span.events.map((event) => ({
        ...event,
        attributes: { 'exception.type': event.attributes?.['exception.type'] },
      })),
    },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan

class MaskingExporter extends OTLPTraceExporter {
  override export(...[spans, done]: Parameters<OTLPTraceExporter['export']>) {
    super.export(spans.map(masked), done)
  }
}

/** Sends Next's spans to the collector named by the standard OpenTelemetry environment variables. */
export function startTracing(): void {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'sunnie' }).merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new MaskingExporter())],
  })
  provider.register()
  process.once('SIGTERM', () => void provider.shutdown().catch(() => undefined))
}
