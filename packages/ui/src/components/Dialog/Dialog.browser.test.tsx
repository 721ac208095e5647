import '../../theme/styles.ts';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { Input } from '../Input/Input.tsx';
import { ToastProvider, useToast } from '../Toast/ToastProvider.tsx';
import { Dialog } from './Dialog.tsx';

let root: Root;
let place: HTMLElement;
const onOpenChange = vi.fn();

beforeEach(() => {
  onOpenChange.mockClear();
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

function Said() {
  const toast = useToast();
  return (
    <>
      <Button
        onClick={() => {
          toast.show({ text: 'Đã giữ Ghế ăn Khê. Đăng nhập để đặt hàng, một món đang chờ bạn.' });
          toast.show({ text: 'Một món bạn giữ đã vào giỏ hàng.' });
          toast.show({ text: 'Đăng nhập thành công' });
        }}
      >
        Nói
      </Button>
      {Array.from({ length: 10 }, (_, at) => (
        <Input key={at} aria-label={`Dòng ${at + 1}`} />
      ))}
    </>
  );
}

async function open(width: number) {
  await page.viewport(width, 844);
  root.render(
    <ToastProvider label="Thông báo" closeLabel="Đóng thông báo">
      <p style={{ height: 3000 }}>Trang ở dưới</p>
      <Dialog open onOpenChange={onOpenChange} title="Địa chỉ mới" closeLabel="Đóng">
        <Said />
      </Dialog>
    </ToastProvider>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Nói' }));
  await expect.element(page.getByText('Đăng nhập thành công')).toBeVisible();
}

// Real presses: a modal part tells by the pointer what lies beside it.
test.each([390, 1280])(
  'a press on a message leaves the dialog under it open, %i px wide',
  async (width) => {
    await open(width);
    await userEvent.click(page.getByText('Đăng nhập thành công'));
    await userEvent.click(page.getByRole('button', { name: 'Đóng thông báo' }));
    await expect.poll(() => page.getByText('Đăng nhập thành công').elements()).toEqual([]);
    await expect.element(page.getByText('Một món bạn giữ đã vào giỏ hàng.')).toBeVisible();
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(page.getByText('Trang ở dưới'), {
      force: true,
      position: { x: 8, y: 80 },
    });
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  },
);

test.each([390, 768, 1280])(
  'no message lies over a field of a dialog, %i px wide',
  async (width) => {
    await open(width);
    for (const field of page.getByRole('textbox').elements()) {
      const { left, right, top, bottom } = field.getBoundingClientRect();
      for (const x of [left + 12, right - 12])
        expect(document.elementFromPoint(x, (top + bottom) / 2)).toBe(field);
    }
  },
);

test('the page below keeps still, and no style is written into it, which its policy forbids', async () => {
  const styles = document.querySelectorAll('style').length;
  await open(1280);
  const { left } = place.getBoundingClientRect();
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  expect(place.getBoundingClientRect().left).toBe(left);
  expect(document.querySelectorAll('style')).toHaveLength(styles);
});

const SCROLLS = { tabIndex: 0 };

/** A list whose line goes with what its dialog did. */
function Lines({ lines, asked }: { lines: readonly string[]; asked: boolean }) {
  return (
    <>
      <section aria-label="Các dòng" {...SCROLLS}>
        {lines.map((line) => (
          <p key={line}>
            <button>{line}</button>
          </p>
        ))}
      </section>
      <Dialog open={asked} onOpenChange={onOpenChange} title="Đồng ý hủy" closeLabel="Đóng">
        <button>Gửi</button>
      </Dialog>
    </>
  );
}

test('what had the focus is gone when the dialog closes: its list has it, not the top of the page', async () => {
  root.render(<Lines lines={['Bàn', 'Ghế']} asked={false} />);
  await userEvent.click(page.getByRole('button', { name: 'Bàn' }));
  root.render(<Lines lines={['Bàn', 'Ghế']} asked />);
  await userEvent.click(page.getByRole('button', { name: 'Gửi' }));
  root.render(<Lines lines={['Ghế']} asked />);
  root.render(<Lines lines={['Ghế']} asked={false} />);
  await expect.element(page.getByRole('region', { name: 'Các dòng' })).toHaveFocus();
});
