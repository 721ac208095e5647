import { useText } from '../i18n/useText.ts';
import { HeartButton, type HeartButtonProps } from '../saved/HeartButton.tsx';

interface SaveButtonProps extends Pick<HeartButtonProps, 'place'> {
  productId: number;
  name: string;
}

/** The heart of a product. */
export function SaveButton({ productId, name, ...rest }: SaveButtonProps) {
  const text = useText();
  return (
    <HeartButton
      kind="product"
      id={productId}
      words={{
        label: text('shop.save', { name }),
        done: text('shop.save.done'),
        see: text('shop.save.see'),
        removed: text('shop.save.removed'),
        undo: text('shop.save.undo'),
        failed: text('shop.save.failed'),
      }}
      {...rest}
    />
  );
}
