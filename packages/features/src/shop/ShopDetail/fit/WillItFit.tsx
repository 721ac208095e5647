import type { ProductDetail } from '@hien/api';
import {
  carriedPiece,
  type CarriedPiece,
  decisive,
  fitAnswers,
  fitsAnywhere,
  homeKinds,
  isTight,
  usualWaysIn,
  type WayIn,
  writeWayIn,
} from '@hien/domain';
import { Button, Chip, Heading, Link, Notice, Text } from '@hien/ui';
import { useState } from 'react';
import { keepWayIn, useKeptWayIn } from '../../../shared/delivery-fit/kept-way-in.ts';
import { WayInSheet } from '../../../shared/delivery-fit/WayInSheet.tsx';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { FitAnswers } from './FitAnswers.tsx';
import { fitTones } from './fit-tones.ts';
import * as s from './fit.css.ts';

/** “Lọt cửa không?”: whether the piece comes into the reader's home, by measures that stay on this device. */
export function WillItFit({ product }: { product: ProductDetail }) {
  const text = useText();
  const { packingSize, removableLegs } = product.shipping;
  const piece = carriedPiece({ ...product.dimensions, packingSize, removableLegs });
  return (
    <section className={s.root} aria-labelledby="product-fit" id="fit">
      <Heading level={2} size="h4" id="product-fit">
        {text('fit.title')}
      </Heading>
      {piece === null ? (
        <Text>
          {text('fit.unknown')} <Link href="#questions">{text('fit.unknown.ask')}</Link>
        </Text>
      ) : fitsAnywhere(piece) ? (
        <Text>{text('fit.anywhere')}</Text>
      ) : (
        <Asked piece={piece} />
      )}
    </section>
  );
}

function Asked({ piece }: { piece: CarriedPiece }) {
  const text = useText();
  const way = useKeptWayIn();
  const [open, setOpen] = useState(false);
  return (
    <>
      <CountedWith piece={piece} />
      {way === null ? (
        <>
          <Text>{text('fit.ask')}</Text>
          <div className={s.chips} role="group" aria-label={text('fit.home')}>
            {homeKinds.map((kind) => (
              <Chip key={kind} onToggle={() => keepWayIn(usualWaysIn[kind])}>
                {text(`fit.home.${kind}`)}
              </Chip>
            ))}
          </div>
        </>
      ) : (
        <Answered piece={piece} way={way} />
      )}
      <div className={s.acts}>
        <Button type="button" onClick={() => setOpen(true)}>
          {text(way === null ? 'fit.measure.open' : 'fit.measure.again')}
        </Button>
      </div>
      <WayInSheet open={open} onOpenChange={setOpen} />
    </>
  );
}

/** Which box was counted with, and whose word it is. */
function CountedWith({ piece }: { piece: CarriedPiece }) {
  const text = useText();
  const format = useFormat();
  const sizes = piece.boxes
    .map((sides) => `${sides.map((side) => format.decimal(side)).join(' × ')} cm`)
    .join(' + ');
  return (
    <Text size="small" tone="muted">
      {text(`fit.by.${piece.by}`, { size: sizes })}
    </Text>
  );
}

function Answered({ piece, way }: { piece: CarriedPiece; way: WayIn }) {
  const text = useText();
  const answers = fitAnswers(piece, way);
  const worst = decisive(answers);
  if (worst === undefined) return null;
  const usual = homeKinds.find((kind) => writeWayIn(usualWaysIn[kind]) === writeWayIn(way));
  return (
    <>
      <div role="status">
        <Notice
          tone={fitTones[worst.way]}
          title={text(`fit.sum.${worst.way}`, { obstacle: text(`fit.in.${worst.obstacle}`) })}
        >
          {usual === undefined
            ? answers.some(isTight)
              ? text('fit.tight')
              : null
            : text('fit.usual', { home: text(`fit.home.${usual}`) })}
        </Notice>
      </div>
      <FitAnswers answers={answers} way={way} />
    </>
  );
}
