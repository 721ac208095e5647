import { lazy, Suspense, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Button } from '../Button/Button.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as s from './QrCode.css.ts';

export type QrCodeProps = Omit<ComponentPropsWithRef<'figure'>, 'children'> & {
  /** What the code says: an address, a bank transfer. */
  value: string;
  /** What it is for, in words, e.g. “Mã QR chuyển khoản 24.600.000 đ”. */
  label: string;
  /** Side in pixels, as far as there is room. */
  size?: number;
  /** Below the code. */
  caption?: ReactNode;
  /** Offers the code as a picture, for whoever pays on the phone that shows it. */
  save?: SaveQr | undefined;
  /** In place of a code that cannot be drawn because it would say too much. */
  fallback: ReactNode;
};

export interface SaveQr {
  label: string;
  /** Without its ending. */
  fileName: string;
}

function SaveButton({ value, label, fileName }: SaveQr & { value: string }) {
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const { keepQrPicture } = await import('./keep-qr-picture.ts');
      await keepQrPicture(value, fileName);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Button size="sm" loading={saving} onClick={() => void save()}>
      {label}
    </Button>
  );
}

// The encoder is fetched by pages that show a code.
const QrDrawing = lazy(async () => ({ default: (await import('./QrDrawing.tsx')).QrDrawing }));

/** A text for cameras, drawn as one path; always dark on light, which is what cameras read. */
export const QrCode = ({
  value,
  label,
  size = 200,
  caption,
  save,
  fallback,
  className,
  ...rest
}: QrCodeProps) => (
  <figure className={cx(s.root, className)} {...rest}>
    <div className={s.paper} data-mode="light" style={{ width: size }}>
      <Suspense fallback={<Skeleton width="100%" height="100%" />}>
        <QrDrawing value={value} label={label} fallback={fallback} />
      </Suspense>
    </div>
    {save ? <SaveButton value={value} {...save} /> : null}
    {caption ? <figcaption className={s.caption}>{caption}</figcaption> : null}
  </figure>
);
