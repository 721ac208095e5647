import { useState } from 'react';
import { armchair, cabinet, nowhere, sofa, table } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { dong, words } from '../../testing/languages/words.ts';
import { useTold } from '../../testing/languages/InLanguage.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FilterChips } from '../FilterChips/FilterChips.tsx';
import { FilterGroup } from '../FilterGroup/FilterGroup.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Price } from '../Price/Price.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';

const products = [
  {
    title: words('Sofa lanh ba chỗ', 'Three-seat linen sofa', '3인 리넨 소파'),
    picture: sofa,
    price: dong(18_900_000),
  },
  {
    title: words('Ghế thư giãn gỗ sồi', 'Oak lounge chair', '오크 라운지 체어'),
    picture: armchair,
    price: dong(6_450_000),
  },
  {
    title: words('Bàn ăn gỗ sồi 1,8 m', 'Oak dining table, 1.8 m', '오크 식탁 1.8 m'),
    picture: table,
    price: dong(12_300_000),
  },
  { title: common.slattedSideboard, picture: cabinet, price: dong(9_800_000) },
];

export const fourProducts = (
  <Grid columns={{ phone: 2, tablet: 3 }}>
    {products.map(({ title, picture, price }) => (
      <ProductCard
        key={title}
        href={nowhere}
        title={title}
        picture={picture}
        price={<Price current={price} />}
      />
    ))}
  </Grid>
);

const WOODS = [common.oak, common.walnut, common.rattan];

/** A panel that keeps its answers, as an address does. */
export const Narrowing = (props: FilterPanelProps) => {
  const woods = useTold(WOODS);
  const [chosen, choose] = useState(woods.slice(0, 1));
  const count = chosen.length > 0 ? { chosen: String(chosen.length) } : {};
  return useTold(
    <FilterPanel
      {...props}
      {...count}
      active={
        <FilterChips
          label={common.filteredBy}
          clear={{ label: common.removeAll, href: nowhere }}
          chips={chosen.map((wood) => ({
            id: wood,
            label: wood,
            href: nowhere,
            removeLabel: words(`Bỏ lọc: ${wood}`, `Clear: ${wood}`, `${wood} 해제`),
          }))}
        />
      }
      filters={
        <FilterGroup title={common.material} {...count}>
          {woods.map((wood) => (
            <Checkbox
              key={wood}
              checked={chosen.includes(wood)}
              onChange={(event) =>
                choose(
                  event.currentTarget.checked
                    ? [...chosen, wood]
                    : chosen.filter((other) => other !== wood),
                )
              }
            >
              {wood}
            </Checkbox>
          ))}
        </FilterGroup>
      }
    />,
  );
};
