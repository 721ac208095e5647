import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Explorer } from './Explorer.tsx';
import shown, { ShopItem } from './Explorer.stories.tsx';

const meta = {
  ...shown,
  title: 'business/State machines/flow',
  tags: ['!autodocs'],
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
  globals: { language: 'en' },
};
export default meta;

type Story = StoryObj<typeof Explorer>;

const onPage = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  // Fifty states are buttons too: asked for by name, the whole page would take its time.
  const press = async (name: RegExp) => {
    const events = within(await canvas.findByLabelText(/^What can be done/));
    await userEvent.click(await events.findByRole('button', { name }));
  };
  return {
    canvas,
    press,
    role: async (name: string) => userEvent.selectOptions(canvas.getByLabelText('Role'), name),
    order: async (code: string) =>
      waitFor(() =>
        expect(canvas.getByText('Order code').nextElementSibling).toHaveTextContent(code),
      ),
  };
};

/** From delivered to money back, each step by the one who takes it; the order's code follows. */
export const RefundClaim: Story = {
  ...ShopItem,
  args: { machine: 'item', state: 'delivered', by: 'buyer' },
  play: async ({ canvasElement }) => {
    const { press, role, order } = onPage(canvasElement);
    await order('4 · Completed');
    await press(/^Ask for a refund →/);
    await press(/^Send: Ask for a refund$/);
    await order('7 · Refund requested');
    await role('Seller');
    await press(/^Approve the refund →/);
    await press(/^Send: Approve the refund$/);
    await order('11 · Refund approved');
    await press(/^The goods are picked up for the refund →/);
    await press(/^Send: The goods are picked up for the refund$/);
    await order('12 · Refund delivering');
    await press(/^The returned goods arrive →/);
    await press(/^Confirm the refund →/);
    await press(/^Send: Confirm the refund$/);
    await order('13 · Refund confirmed');
    await role('System');
    await press(/^The money has been returned →/);
    await order('14 · Refund completed');
    await expect(decodeURIComponent(window.location.hash)).toContain('refund.request*buyer');
  },
};

/** What is filled in may be refused; the reason stands there, and nothing has changed. */
export const Refused: Story = {
  ...ShopItem,
  args: { machine: 'item', state: 'awaiting_payment', by: 'system' },
  play: async ({ canvasElement }) => {
    const { canvas, press } = onPage(canvasElement);
    const overdue = (await canvas.findByText(/^The time to pay runs out →/)).closest('button');
    await expect(overdue).toHaveAccessibleDescription(/TOO_EARLY/);
    await press(/^The payment goes through →/);
    await userEvent.click(canvas.getByLabelText('verified'));
    await press(/^Send: The payment goes through$/);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('PAYMENT_NOT_VERIFIED');
    await expect(canvas.getByLabelText('State')).toHaveValue('awaiting_payment');
  },
};

/** Time does by itself what falls due; undoing takes it back. */
export const TimePasses: Story = {
  ...ShopItem,
  args: { machine: 'item', state: 'delivered', by: 'buyer' },
  play: async ({ canvasElement }) => {
    const { canvas, order } = onPage(canvasElement);
    const days = Array.from({ length: 8 }, (_, index) => index);
    for (const _ of days) await userEvent.click(canvas.getByText('+1 day'));
    await order('5 · Confirmed');
    await expect(canvas.getByText(/^The purchase is confirmed by itself · System$/)).toBeVisible();
    await userEvent.click(canvas.getByText('Undo the last step'));
    await order('4 · Completed');
  },
};

/** One item of two still waits: the order says so. */
export const TwoItems: Story = {
  ...ShopItem,
  args: { machine: 'item', state: 'delivered', by: 'buyer' },
  play: async ({ canvasElement }) => {
    const { canvas, order } = onPage(canvasElement);
    await userEvent.selectOptions(
      await canvas.findByLabelText('Another item in the same order'),
      'refund_requested',
    );
    await order('7 · Refund requested');
    await expect(window.location.hash).toContain('beside=refund_requested');
  },
};

/** A state of the graph is a button, also for the keyboard. */
export const Keyboard: Story = {
  ...ShopItem,
  args: { machine: 'design-order' },
  play: async ({ canvasElement }) => {
    const { canvas } = onPage(canvasElement);
    const state = (
      await canvas.findByText('refund_requested', { selector: 'button span' })
    ).closest('button');
    state?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('State')).toHaveValue('refund_requested');
    await expect(state).toHaveAttribute('aria-current', 'true');
  },
};
