import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { eveningRoom, missing, nowhere } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { dong, words } from '../../testing/languages/words.ts';
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
              ? words('Căn hộ bên sông', 'A flat by the river', '강변 아파트')
              : words(
                  'Nhà phố ba tầng có giếng trời, hiên sau và vườn rau trên mái cho gia đình bốn người',
                  'A three-storey town house with a light well, a back veranda and a kitchen garden on the roof for a family of four',
                  '채광정과 뒤편 툇마루, 옥상 텃밭이 있는 4인 가족의 3층 타운하우스',
                )
          }
          picture={column === 'plain' ? eveningRoom : missing}
          facts={['Japandi', common.flat, '72 m²']}
          price={<Price current={dong(4_500_000)} prefix={common.drawings} />}
          note={common.builtFrom}
          badges={column === 'plain' ? undefined : <Badge tone="paid">{common.sponsored}</Badge>}
        />
      )}
    </Sheet>
  ),
};
