import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { eveningRoom, missing, nowhere } from '../../testing/samples.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Price } from '../Price/Price.tsx';
import { DesignCard } from './DesignCard.tsx';

const meta = {
  title: 'ui/Sheets/DesignCard',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: DesignCard,
} satisfies Meta<typeof DesignCard>;

export default meta;

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['default', 'lead'] as const}
      columns={['plain', 'paid, no picture, long'] as const}
      cellWidth={400}
    >
      {(look, column) => (
        <DesignCard
          look={look}
          href={nowhere}
          title={
            column === 'plain'
              ? 'Căn hộ bên sông'
              : 'Nhà phố ba tầng có giếng trời, hiên sau và vườn rau trên mái cho gia đình bốn người'
          }
          picture={column === 'plain' ? eveningRoom : missing}
          facts={['Japandi', 'Căn hộ', '72 m²']}
          price={<Price current="4.500.000 đ" prefix="Bản vẽ" />}
          note="Thi công từ 385.000.000 đ"
          badges={column === 'plain' ? undefined : <Badge tone="paid">Tài trợ</Badge>}
        />
      )}
    </Sheet>
  ),
};
