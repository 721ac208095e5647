export {
  Accordion,
  type AccordionItem,
  type AccordionProps,
} from './components/Accordion/Accordion.tsx';
export { ActionBar, type ActionBarProps } from './components/ActionBar/ActionBar.tsx';
export { ArticleCard, type ArticleCardProps } from './components/ArticleCard/ArticleCard.tsx';
export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx';
export { Badge, type BadgeProps, type Tone } from './components/Badge/Badge.tsx';
export { Banner, type BannerProps } from './components/Banner/Banner.tsx';
export { BannerStrip, type BannerStripProps } from './components/Banner/BannerStrip.tsx';
export {
  BottomBar,
  type BottomBarItem,
  type BottomBarProps,
} from './components/BottomBar/BottomBar.tsx';
export {
  Breadcrumbs,
  type BreadcrumbsProps,
  type Crumb,
} from './components/Breadcrumbs/Breadcrumbs.tsx';
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
} from './components/Button/Button.tsx';
export { Card, type CardProps } from './components/Card/Card.tsx';
export {
  Carousel,
  type CarouselLabels,
  type CarouselProps,
} from './components/Carousel/Carousel.tsx';
export { CategoryTile, type CategoryTileProps } from './components/CategoryTile/CategoryTile.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { Chip, type ChipProps } from './components/Chip/Chip.tsx';
export {
  CompareTray,
  type CompareItem,
  type CompareTrayProps,
} from './components/CompareTray/CompareTray.tsx';
export {
  ConfirmDialog,
  type ConfirmDialogProps,
} from './components/ConfirmDialog/ConfirmDialog.tsx';
export { Container, type ContainerProps } from './components/layout/Container.tsx';
export {
  ContractorCard,
  type ContractorCardProps,
} from './components/ContractorCard/ContractorCard.tsx';
export { CopyButton, type CopyButtonProps } from './components/CopyButton/CopyButton.tsx';
export {
  DefinitionList,
  type Definition,
  type DefinitionListProps,
} from './components/DefinitionList/DefinitionList.tsx';
export { DesignCard, type DesignCardProps } from './components/DesignCard/DesignCard.tsx';
export { Dialog, preloadDialog, type DialogProps } from './components/Dialog/Dialog.tsx';
export { Divider, type DividerProps } from './components/Divider/Divider.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.tsx';
export { Field, type FieldProps } from './components/Field/Field.tsx';
export { FieldGroup, type FieldGroupProps } from './components/Field/FieldGroup.tsx';
export {
  FilterChips,
  type FilterChip,
  type FilterChipsProps,
} from './components/FilterChips/FilterChips.tsx';
export { FilterGroup, type FilterGroupProps } from './components/FilterGroup/FilterGroup.tsx';
export {
  FilterPanel,
  type FilterPanelProps,
  type FilterPanelTexts,
} from './components/FilterPanel/FilterPanel.tsx';
export { FilterOption, type FilterOptionProps } from './components/FilterGroup/FilterOption.tsx';
export { Footer, type FooterLink, type FooterProps } from './components/Footer/Footer.tsx';
export { Gallery, type GalleryLabels, type GalleryProps } from './components/Gallery/Gallery.tsx';
export { Grid, type GridProps } from './components/layout/Grid.tsx';
export { Header, type HeaderFrame, type HeaderProps } from './components/Header/Header.tsx';
export { Heading, type HeadingLevel, type HeadingProps } from './components/Heading/Heading.tsx';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export {
  ImageUploader,
  type ImageUploaderProps,
} from './components/ImageUploader/ImageUploader.tsx';
export { type ImageUploadTexts, type UploadTexts } from './components/ImageUploader/texts.ts';
export { Input, type InputProps } from './components/Input/Input.tsx';
export { LanguageMenu, type LanguageMenuProps } from './components/LanguageMenu/LanguageMenu.tsx';
export { Link, type LinkProps } from './components/Link/Link.tsx';
export {
  LinkBase,
  UiProvider,
  type LinkBaseProps,
  type UiProviderProps,
} from './components/Link/LinkBase.tsx';
export { Logo, type LogoProps } from './components/Logo/Logo.tsx';
export {
  MapPlaceholder,
  type MapPlaceholderProps,
} from './components/MapPlaceholder/MapPlaceholder.tsx';
export { mediaUrl, type PictureData } from './components/Picture/media.ts';
export {
  Menu,
  type MenuItem,
  type MenuProps,
  type MenuTriggerProps,
} from './components/Menu/Menu.tsx';
export { NextStep, type NextStepProps } from './components/NextStep/NextStep.tsx';
export { MoneyInput, type MoneyInputProps } from './components/MoneyInput/MoneyInput.tsx';
export { Notice, type NoticeProps } from './components/Notice/Notice.tsx';
export {
  OfflineNotice,
  type OfflineNoticeProps,
} from './components/OfflineNotice/OfflineNotice.tsx';
export {
  OptionPicker,
  type OptionPickerProps,
  type PickerOption,
} from './components/OptionPicker/OptionPicker.tsx';
export {
  OrderCard,
  type OrderCardItem,
  type OrderCardProps,
} from './components/OrderCard/OrderCard.tsx';
export { PageFrame, type PageFrameProps } from './components/PageFrame/PageFrame.tsx';
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx';
export {
  PasswordInput,
  type PasswordInputProps,
} from './components/PasswordInput/PasswordInput.tsx';
export { PhoneInput, type PhoneInputProps } from './components/PhoneInput/PhoneInput.tsx';
export { Picture, type PictureProps, type PictureRatio } from './components/Picture/Picture.tsx';
export { PostCard, type PostCardProps, type PostCount } from './components/PostCard/PostCard.tsx';
export { Price, type PriceProps } from './components/Price/Price.tsx';
export {
  PriceBreakdown,
  type PriceBreakdownProps,
  type PriceLine,
  type PriceSection,
} from './components/PriceBreakdown/PriceBreakdown.tsx';
export {
  PriceRange,
  type PriceRangeProps,
  type Range,
} from './components/PriceRange/PriceRange.tsx';
export {
  PrintSheet,
  type PrintFact,
  type PrintParty,
  type PrintSheetProps,
} from './components/PrintSheet/PrintSheet.tsx';
export { ProductCard, type ProductCardProps } from './components/ProductCard/ProductCard.tsx';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar.tsx';
export { QrCode, type QrCodeProps } from './components/QrCode/QrCode.tsx';
export {
  QuantityStepper,
  type QuantityStepperProps,
} from './components/QuantityStepper/QuantityStepper.tsx';
export {
  Radio,
  RadioGroup,
  type RadioGroupProps,
  type RadioProps,
} from './components/Radio/RadioGroup.tsx';
export { Rating, type RatingProps } from './components/Rating/Rating.tsx';
export {
  RatingHistogram,
  type RatingHistogramProps,
  type RatingRow,
} from './components/RatingHistogram/RatingHistogram.tsx';
export { SearchBox, type SearchBoxProps } from './components/SearchBox/SearchBox.tsx';
export { type SearchSuggestion } from './components/SearchBox/SearchList.tsx';
export { Section, type SectionProps } from './components/layout/Section.tsx';
export { Select, type SelectOption, type SelectProps } from './components/Select/Select.tsx';
export { ShareCard, type ShareCardProps } from './components/ShareCard/ShareCard.tsx';
export { ShareMenu, type ShareMenuProps } from './components/ShareMenu/ShareMenu.tsx';
export { Sheet, preloadSheet, type SheetProps } from './components/Sheet/Sheet.tsx';
export {
  Skeleton,
  SkeletonCard,
  SkeletonPicture,
  SkeletonText,
  type SkeletonProps,
} from './components/Skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink.tsx';
export {
  SocialButtons,
  socialName,
  type SocialButtonsProps,
  type SocialMethod,
  type SocialProvider,
} from './components/SocialButtons/SocialButtons.tsx';
export { SortMenu, type SortMenuProps } from './components/SortMenu/SortMenu.tsx';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx';
export { Inline, Stack, type InlineProps, type StackProps } from './components/layout/Stack.tsx';
export { StatTile, type StatChange, type StatTileProps } from './components/StatTile/StatTile.tsx';
export { StatusBadge, type StatusBadgeProps } from './components/StatusBadge/StatusBadge.tsx';
export {
  Stepper,
  type Step,
  type StepState,
  type StepperProps,
} from './components/Stepper/Stepper.tsx';
export { Tabs, type TabItem, type TabsProps } from './components/Tabs/Tabs.tsx';
export { Text, type TextProps } from './components/Text/Text.tsx';
export { Textarea, type TextareaProps } from './components/Textarea/Textarea.tsx';
export { ThemeToggle, type ThemeToggleProps } from './components/ThemeToggle/ThemeToggle.tsx';
export {
  Timeline,
  type TimelineEvent,
  type TimelineProps,
} from './components/Timeline/Timeline.tsx';
export { Toast, type ToastContent, type ToastProps } from './components/Toast/Toast.tsx';
export {
  ToastProvider,
  useToast,
  type ToastApi,
  type ToastProviderProps,
} from './components/Toast/ToastProvider.tsx';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
export { heightOnRoot } from './internal/height-on-root.ts';
export { type Transport } from './internal/uploads/use-uploads.ts';
export { useOnline } from './components/OfflineNotice/use-online.ts';
export { VideoEmbed, type VideoEmbedProps } from './components/VideoEmbed/VideoEmbed.tsx';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './components/VisuallyHidden/VisuallyHidden.tsx';
export {
  AddressFields,
  type AddressFieldsProps,
  type AddressLevel,
  type AddressParts,
  type AddressTexts,
} from './components/AddressFields/AddressFields.tsx';
export { type LoadDivisions } from './components/AddressFields/use-divisions.ts';
export {
  Combobox,
  type ComboboxProps,
  type ComboboxTexts,
} from './components/Combobox/Combobox.tsx';
export { type ComboboxOption } from './components/Combobox/matching.ts';
export { DateField, type DateFieldProps } from './components/DateField/DateField.tsx';
export { type DateTexts } from './components/DateField/texts.ts';
export { DateRange, type DateRangeProps, type Days } from './components/DateRange/DateRange.tsx';
export { RatingInput, type RatingInputProps } from './components/RatingInput/RatingInput.tsx';
export { TagInput, type TagInputProps } from './components/TagInput/TagInput.tsx';
export {
  ConsentChecks,
  type Consent,
  type ConsentChecksProps,
} from './components/ConsentChecks/ConsentChecks.tsx';
export {
  PasswordStrength,
  type PasswordStrengthProps,
} from './components/PasswordStrength/PasswordStrength.tsx';
export {
  TimeCountdown,
  type TimeCountdownProps,
} from './components/TimeCountdown/TimeCountdown.tsx';
export { type TimeParts } from './components/TimeCountdown/use-remaining.ts';
export {
  SingleImageUploader,
  type SingleImageUploaderProps,
} from './components/SingleImageUploader/SingleImageUploader.tsx';
export {
  DocumentUploader,
  type DocumentUploaderProps,
} from './components/DocumentUploader/DocumentUploader.tsx';
