import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type english from './messages/en.json';

/** A part of the messages, by its top-level name. */
export type MessagePart = keyof typeof english;

interface ClientMessagesProps {
  /** What the client components inside say. The list is held to what they use by `used-messages.test.ts`. */
  parts: readonly MessagePart[];
  children: ReactNode;
}

/** Sends the browser the words that its components need, and no others. What stands outside does not see them. */
export async function ClientMessages({ parts, children }: ClientMessagesProps) {
  const messages = await getMessages();
  const sent = Object.fromEntries(parts.map((part) => [part, messages[part]]));
  return <NextIntlClientProvider messages={sent}>{children}</NextIntlClientProvider>;
}
