import type { Screens } from './screen.ts';

export const screens: Screens<'shop'> = {
  shop: {
    file: 'shop/Shop/ShopScreen',
    title: 'screen',
    load: async () => {
      const { ShopScreen, prefetchShop } = await import('@hien/features/shop/Shop/ShopScreen');
      return { Screen: ShopScreen, prefetch: prefetchShop };
    },
  },
  shopDetail: {
    file: 'shop/ShopDetail/ShopDetailScreen',
    title: 'screen',
    load: async () => {
      const { ShopDetailScreen, prefetchShopDetail } =
        await import('@hien/features/shop/ShopDetail/ShopDetailScreen');
      return { Screen: ShopDetailScreen, prefetch: prefetchShopDetail };
    },
  },
  brandDesignList: {
    file: 'shop/BrandDesignList/BrandDesignListScreen',
    title: 'screen',
    load: async () => {
      const { BrandDesignListScreen, prefetchBrandDesignList } =
        await import('@hien/features/shop/BrandDesignList/BrandDesignListScreen');
      return { Screen: BrandDesignListScreen, prefetch: prefetchBrandDesignList };
    },
  },
  brand: {
    file: 'shop/Brand/BrandScreen',
    title: 'screen',
    load: async () => {
      const { BrandScreen, prefetchBrand } = await import('@hien/features/shop/Brand/BrandScreen');
      return { Screen: BrandScreen, prefetch: prefetchBrand };
    },
  },
  packageDesignList: {
    file: 'shop/PackageDesignList/PackageDesignListScreen',
    title: 'screen',
    load: async () => {
      const { PackageDesignListScreen, prefetchPackageDesignList } =
        await import('@hien/features/shop/PackageDesignList/PackageDesignListScreen');
      return { Screen: PackageDesignListScreen, prefetch: prefetchPackageDesignList };
    },
  },
  packageComboList: {
    file: 'shop/PackageComboList/PackageComboListScreen',
    title: 'screen',
    load: async () => {
      const { PackageComboListScreen, prefetchPackageComboList } =
        await import('@hien/features/shop/PackageComboList/PackageComboListScreen');
      return { Screen: PackageComboListScreen, prefetch: prefetchPackageComboList };
    },
  },
};
