'use client';

import { useTranslations } from 'next-intl';
import { Button } from '../../ui/button';
import { Scene } from '../../ui/scene';

/** What a page shows when it could not be made, most often because the API did not answer. */
export default function ErrorPage({ retry }: { error: unknown; retry(): void }) {
  const translate = useTranslations('failed');
  return (
    <Scene isOut title={translate('title')} body={translate('body')}>
      <Button kind="lamp" onClick={() => retry()}>
        {translate('again')}
      </Button>
    </Scene>
  );
}
