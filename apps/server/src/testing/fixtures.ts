import { hashPassword } from '../account/passwords/passwords.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { shopAccounts } from '../db/schema/shop-account.ts';
import {
  banners,
  brands,
  categories,
  productOptions,
  productPictures,
  productQuestions,
  productReviews,
  products,
  sellers,
} from '../db/schema/shop.ts';
import { publishTerms } from '../seed/publish-terms.ts';
import { product } from './fixture-products.ts';
import { plantRooms, plantStories } from './fixture-stories.ts';
import { password, picture, testNow, text } from './fixture-values.ts';

const productId = (index: number): number => index + 1;

/** A small catalogue and members; ids begin at 1. Twelve products: each name twice. */
export async function plant(database: Database): Promise<void> {
  const { orm } = database;
  // Tests sign in by the hundred; the product's own cost would be most of their time.
  const passwordHash = await hashPassword(password, 1_024);
  const member = (email: string, more: Partial<typeof users.$inferInsert> = {}) => ({
    email,
    passwordHash,
    firstName: 'An',
    lastName: 'Nguyễn',
    ...more,
  });
  await orm.insert(users).values([
    member('khach@hien.example'),
    member('ban-hang@hien.example', {
      partner: ['commerce'],
      roles: ['business'],
      businessKind: 'company',
    }),
    member('tho@hien.example', {
      roles: ['contractor'],
      membershipType: 'Gold',
      isAuction: true,
    }),
    member('dung@hien.example', { status: 'suspended' }),
    member('roi@hien.example', { status: 'withdrawn' }),
  ]);
  await orm.insert(sellers).values({
    userId: 2,
    slug: 'nha-may',
    name: 'Nhà Mây',
    companyName: 'Công ty TNHH Nhà Mây',
    registrationNumber: '0312345678',
    taxCode: '0312345678',
    address: '12 Lê Lợi, Quận 1',
    phone: '02812345678',
    email: 'cskh@hien.example',
    rating: 4.6,
    ratingCount: 10,
    productCount: 12,
    createdAt: new Date('2024-05-02T00:00:00Z'),
  });
  await orm
    .insert(shopAccounts)
    .values({ sellerId: 1, verifiedAt: new Date('2024-05-04T00:00:00Z') });
  await orm.insert(brands).values(
    ['May', 'Gom'].map((name, position) => ({
      slug: name.toLowerCase(),
      name,
      country: text('Việt Nam', 'Vietnam', '베트남'),
      position,
    })),
  );
  await orm
    .insert(categories)
    .values(
      [text('Đèn', 'Lamps', '조명'), text('Bàn ghế', 'Tables and chairs', '테이블과 의자')].map(
        (name, position) => ({ slug: `muc-${position}`, name, position }),
      ),
    );
  await orm.insert(products).values(Array.from({ length: 12 }, (_, index) => product(index)));
  await orm.insert(productOptions).values(
    Array.from({ length: 12 }, (_, index) =>
      [0, 1].map((position) => ({
        productId: productId(index),
        sku: `SKU-${index}-${position}`,
        name: text(position === 0 ? 'Nhỏ' : 'Lớn', position === 0 ? 'Small' : 'Large'),
        extraPrice: position * 200_000,
        stock: index === 11 ? 0 : 5,
        position,
      })),
    ).flat(),
  );
  await orm.insert(productPictures).values(
    [0, 1].map((position) => ({
      productId: 1,
      picture: picture(`den-tran-${position}`),
      position,
    })),
  );
  await orm.insert(productReviews).values(
    [5, 4, 2].map((rating, index) => ({
      productId: 1,
      authorName: 'Minh',
      rating,
      content: `<b>Đẹp</b> ${index}`,
      pictures: index === 0 ? [picture('danh-gia')] : [],
      helpfulCount: index,
      reply: index === 0 ? 'Cảm ơn bạn.' : null,
      repliedAt: index === 0 ? new Date(testNow) : null,
      createdAt: new Date(testNow - index * 86_400_000),
    })),
  );
  await orm.insert(productQuestions).values([
    {
      productId: 1,
      userId: 1,
      authorName: 'An',
      content: 'Dây dài bao nhiêu?',
      answer: 'Dài 1,2 m.',
      answeredAt: new Date(testNow),
      createdAt: new Date(testNow - 5000),
    },
    {
      productId: 1,
      userId: 1,
      authorName: 'An',
      content: 'Số nhà của tôi là 5',
      secret: true,
      answer: 'Đã rõ.',
      answeredAt: new Date(testNow),
      createdAt: new Date(testNow - 4000),
    },
  ]);
  await orm.insert(banners).values([
    {
      placement: 'home-hero',
      title: text('Hiên nhà mùa gió', 'Veranda season'),
      href: '/shop',
      picture: picture('hien', 'banners'),
      position: 0,
    },
    {
      placement: 'home-hero',
      title: text('Đã hết'),
      href: '/shop',
      picture: picture('cu', 'banners'),
      position: 1,
      endsAt: new Date(testNow - 1000),
    },
  ]);
  await publishTerms(database);
  await plantRooms(database);
  await plantStories(database);
}
