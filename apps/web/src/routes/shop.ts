import type { Screens } from './screen.ts';

export const screens: Screens<'shop'> = {
  shop: () => import('@hien/features/shop/Shop/ShopScreen'),
  shopDetail: () => import('@hien/features/shop/ShopDetail/ShopDetailScreen'),
  brandDesignList: () => import('@hien/features/shop/BrandDesignList/BrandDesignListScreen'),
  brand: () => import('@hien/features/shop/Brand/BrandScreen'),
  packageDesignList: () => import('@hien/features/shop/PackageDesignList/PackageDesignListScreen'),
  packageComboList: () => import('@hien/features/shop/PackageComboList/PackageComboListScreen'),
};
