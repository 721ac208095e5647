import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { QrCode } from './QrCode.tsx';
import { BankTransfer } from './QrCode.stories.tsx';

const meta = {
  title: 'ui/Media/QrCode/flow',
  tags: ['!autodocs'],
  component: QrCode,
  args: {
    value: '',
    label: '',
    fallback: '',
    ...BankTransfer.args,
    save: { label: 'Lưu ảnh mã QR', fileName: 'VietQR-DH2603060042' },
  },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof QrCode>;
export default meta;

let kept: { name: string; address: string }[] = [];

/** The picture that is kept is a PNG with its name, dark cells on white with a light rim. */
export const Kept: StoryObj<typeof meta> = {
  beforeEach: () => {
    kept = [];
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function keep(this: HTMLAnchorElement) {
      kept.push({ name: this.download, address: this.href });
    };
    return () => {
      HTMLAnchorElement.prototype.click = click;
    };
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Lưu ảnh mã QR' }));
    // A browser encodes a canvas when it is idle: up to ten seconds on a busy machine.
    await waitFor(() => expect(kept).toHaveLength(1), { timeout: 12_000 });
    const [picture] = kept;
    await expect(picture?.name).toBe('VietQR-DH2603060042.png');
    const image = new Image();
    image.src = picture?.address ?? '';
    await image.decode();
    await expect(image.width).toBeGreaterThan(400);
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const ink = canvas.getContext('2d');
    ink?.drawImage(image, 0, 0);
    const at = (x: number, y: number) => [...(ink?.getImageData(x, y, 1, 1).data ?? [])];
    await expect(at(2, 2)).toEqual([255, 255, 255, 255]);
    // The corner of the finder pattern, four light cells from the edge.
    await expect(at(4 * 12 + 2, 4 * 12 + 2)).toEqual([0, 0, 0, 255]);
  },
};
