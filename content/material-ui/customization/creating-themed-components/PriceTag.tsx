import * as React from 'react';
import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import {
  styled,
  useThemeProps,
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  type Theme as MaterialTheme,
} from '@mui/material/styles';

export interface PriceTagProps {
  /** The price, formatted for the reader. */
  amount: string;
  /** What the price is for, such as "per kg". */
  unit?: string;
  /** @default 'plain' */
  variant?: 'plain' | 'boxed';
  className?: string;
  sx?: SxProps<MaterialTheme>;
}

type OwnerState = PriceTagProps & Required<Pick<PriceTagProps, 'variant'>>;

export const priceTagClasses = generateUtilityClasses('StallPriceTag', ['root', 'amount', 'unit']);

const PriceTagRoot = styled('div', {
  name: 'StallPriceTag',
  slot: 'root',
  overridesResolver: ({ ownerState }: { ownerState: OwnerState }, styles) => [
    styles.root,
    ownerState.variant === 'boxed' && styles.boxed,
  ],
})<{ ownerState: OwnerState }>(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: theme.spacing(0.5),
  variants: [
    {
      props: ({ ownerState }) => ownerState.variant === 'boxed',
      style: {
        border: '1px solid currentColor',
        borderRadius: theme.shape.borderRadius,
        padding: theme.spacing(0.5, 1.5),
      },
    },
  ],
}));

const PriceTagAmount = styled('span', { name: 'StallPriceTag', slot: 'amount' })(({ theme }) => ({
  ...theme.typography.h6,
}));

const PriceTagUnit = styled('span', { name: 'StallPriceTag', slot: 'unit' })(({ theme }) => ({
  ...theme.typography.body2,
}));

const PriceTag = React.forwardRef<HTMLDivElement, PriceTagProps>(function PriceTag(inProps, ref) {
  const props = useThemeProps({ props: inProps, name: 'StallPriceTag' });
  const { amount, unit, variant = 'plain', className, ...other } = props;
  const ownerState: OwnerState = { ...props, variant };
  return (
    <PriceTagRoot
      ref={ref}
      ownerState={ownerState}
      className={[priceTagClasses.root, className].filter(Boolean).join(' ')}
      {...other}
    >
      <PriceTagAmount className={priceTagClasses.amount}>{amount}</PriceTagAmount>
      {unit && <PriceTagUnit className={priceTagClasses.unit}>{unit}</PriceTagUnit>}
    </PriceTagRoot>
  );
});

export default PriceTag;

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    StallPriceTag: 'root' | 'amount' | 'unit' | 'boxed';
  }
  interface ComponentsPropsList {
    StallPriceTag: Partial<PriceTagProps>;
  }
  interface Components<Theme = unknown> {
    StallPriceTag?: {
      defaultProps?: ComponentsPropsList['StallPriceTag'];
      styleOverrides?: ComponentsOverrides<Theme>['StallPriceTag'];
      variants?: ComponentsVariants<Theme>['StallPriceTag'];
    };
  }
}
