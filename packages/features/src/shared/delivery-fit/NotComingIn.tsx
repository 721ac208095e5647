import { carriedPiece, decisive, fitAnswers, type KnownSize } from '@hien/domain';
import { Button, Link, Notice } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { Suspense } from 'react';
import { AreaMessages } from '../i18n/AreaMessages.tsx';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { useKeptWayIn } from './kept-way-in.ts';

interface NotComingInProps {
  lines: readonly {
    readonly id: number;
    readonly productId: number;
    readonly name: string;
    readonly size: KnownSize;
  }[];
  onMeasure: () => void;
}

/**
 * Names what would not come into the home before it is paid for, by the measures of this device. A question, never a bar:
 * the measures may be wrong, or it goes elsewhere. What nobody measured is not spoken of.
 */
export function NotComingIn(props: NotComingInProps) {
  const way = useKeptWayIn();
  if (way === null) return null;
  const stuck = props.lines.flatMap((line) => {
    const piece = carriedPiece(line.size);
    const worst = piece === null ? undefined : decisive(fitAnswers(piece, way));
    return worst?.way === 'none' ? [{ ...line, obstacle: worst.obstacle }] : [];
  });
  return stuck.length === 0 ? null : (
    <Suspense>
      <AreaMessages area="shop">
        <Named stuck={stuck} onMeasure={props.onMeasure} />
      </AreaMessages>
    </Suspense>
  );
}

type Stuck = NotComingInProps['lines'][number] & {
  readonly obstacle: 'door' | 'corner' | 'lift' | 'stairs';
};

function Named({ stuck, onMeasure }: { stuck: readonly Stuck[]; onMeasure: () => void }) {
  const text = useText();
  const language = useLanguage();
  return (
    <Notice
      tone="caution"
      title={text('fit.checkout.title')}
      action={
        <Button size="sm" type="button" onClick={onMeasure}>
          {text('fit.checkout.again')}
        </Button>
      }
    >
      {stuck.map(({ id, productId, name, obstacle }) => (
        <p key={id}>
          <Link href={`${paths.shopDetail.to(language, { id: productId })}#fit`}>
            {text('fit.checkout.line', { name, obstacle: text(`fit.in.${obstacle}`) })}
          </Link>
        </p>
      ))}
      <p>{text('fit.checkout.text')}</p>
    </Notice>
  );
}
