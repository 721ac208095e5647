import { languages, type Language } from '@hien/domain';
import { StatusBadge, Stack } from '@hien/ui';
import { Sheet } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageContext } from '../i18n/useLanguage.ts';
import { CodeBadge } from './CodeBadge.tsx';
import { statusOf } from './define-status.ts';
import { codeStatuses, machineStatuses } from './lists.ts';
import { orderStatus } from './order-status.ts';

const lists = { ...codeStatuses, ...machineStatuses };

const UNKNOWN = '? (unknown)';

/** Every code of the lists in the three languages, and one that nobody knows. */
const Codes = ({ list }: { list: readonly string[] }) => {
  const rows = list.flatMap((of) => {
    const status = lists[of];
    if (!status) return [];
    const place = list.length > 1 ? `${of}: ` : '';
    return [...status.codes, UNKNOWN].map((code) => ({
      status,
      code,
      name: `${place}${status.numbers?.[code] ?? ''} ${code}`,
    }));
  });
  return (
    <Sheet rows={rows.map(({ name }) => name)} columns={languages}>
      {(name, language) => {
        const row = rows.find((each) => each.name === name);
        if (!row) return null;
        const { tone, text } = statusOf(row.status, row.code, language);
        return (
          <span lang={language}>
            <StatusBadge tone={tone}>{text}</StatusBadge>
          </span>
        );
      }}
    </Sheet>
  );
};

const meta = {
  title: 'business/Statuses',
  component: Codes,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  argTypes: { list: { control: false } },
  args: { list: ['order'] },
} satisfies Meta<typeof Codes>;
export default meta;

type Story = StoryObj<typeof meta>;

const of = (...list: string[]): Story => ({ args: { list } });

export const Orders: Story = of('order');
export const Items: Story = of('item');
export const ItemStages: Story = of('item-stage', 'item-stage-buyer');
export const DesignOrders: Story = of('design-order');
export const Sales: Story = of('seller-item', 'availability');
export const Promotions: Story = of('promotion');
export const Bids: Story = of('bid');
export const Memberships: Story = of('membership');
export const Payments: Story = of('payment', 'payment-attempt', 'money-return', 'top-up');
export const Shipping: Story = of('shipping');
export const PointsAndCoupons: Story = of('points', 'coupon');
export const Settlements: Story = of('settlement', 'red-bill');
export const Accounts: Story = of(
  'partner',
  'business-upgrade',
  'standing',
  'verification',
  'session',
  'terms',
);
export const Community: Story = of('question', 'review', 'inbox');
export const Projects: Story = of('project');

/** As a screen uses it: the code from the wire, the page's language. */
export const InThePagesLanguage: Story = {
  render: (_args, { globals }) => (
    <LanguageContext value={globals.language as Language}>
      <Stack gap={2} align="start" style={{ padding: 24 }}>
        {[1, 3, 7, 15, 99].map((code) => (
          <CodeBadge key={code} status={orderStatus} code={code} />
        ))}
      </Stack>
    </LanguageContext>
  ),
};
