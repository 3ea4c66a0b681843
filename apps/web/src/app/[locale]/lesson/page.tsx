import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { Lesson } from '../../../features/lesson/lesson';
import { ClientMessages } from '../../../i18n/client-messages';
import { pageMetadata } from '../../../i18n/page-metadata';
import type { Locale } from '../../../i18n/routing';

interface PageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return pageMetadata((await params).locale, 'lesson');
}

export default async function Page({ params }: PageProps) {
  setRequestLocale((await params).locale);
  return (
    <ClientMessages parts={['board', 'lesson']}>
      <Lesson />
    </ClientMessages>
  );
}
