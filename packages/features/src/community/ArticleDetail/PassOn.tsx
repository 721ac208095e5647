import { Button, ShareMenu } from '@hien/ui';
import { Printer } from 'lucide-react';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { OriginContext } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './ArticleDetailView.css.ts';

/** Passes an article on: as a link, or on paper. */
export function PassOn({ title }: { title: string }) {
  const text = useText();
  const origin = use(OriginContext);
  const { pathname } = useLocation();
  return (
    <div className={s.passOn}>
      <ShareMenu
        url={`${origin}${pathname}`}
        title={title}
        variant="quiet"
        size="sm"
        labels={{
          share: text('article.share'),
          copy: text('article.share.copy'),
          copied: text('article.share.copied'),
          failed: text('article.share.failed'),
          zalo: 'Zalo',
          facebook: 'Facebook',
        }}
      />
      <Button variant="quiet" size="sm" onClick={() => window.print()}>
        <Printer size={18} strokeWidth={1.75} aria-hidden />
        {text('article.print')}
      </Button>
    </div>
  );
}
