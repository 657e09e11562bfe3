import 'server-only'
import { Body, Html, Text, render } from '@react-email/components'
import { Lines, breaking, paragraph } from './layout'

/** In the mail program's own colour, because a dark one shows it on its own background. */
const plain = { ...paragraph, color: undefined }

/** What the owner wrote, looking as if it came from their own mailbox: paragraphs with nothing around them. */
function ReplyEmail({ text }: { text: string }) {
  return (
    <Html lang="en-AU">
      <Body style={breaking}>
        {text.split(/\n{2,}/).map((part, index) => (
          <Text key={index} style={plain}>
            <Lines text={part} />
          </Text>
        ))}
      </Body>
    </Html>
  )
}

export const renderReply = (text: string): Promise<string> => render(<ReplyEmail text={text} />)
