import * as React from 'react';
import {
  styled,
  useThemeProps,
  type ColorPaletteProp,
  type StyleOverrides,
  type VariantProp,
} from '@mui/joy/styles';

export interface PlatformSignProps extends React.ComponentPropsWithoutRef<'div'> {
  /** The number of the platform. */
  platform: string;
  /** @default 'primary' */
  color?: ColorPaletteProp;
  /** @default 'soft' */
  variant?: VariantProp;
}

type OwnerState = Required<Pick<PlatformSignProps, 'color' | 'variant'>>;

const PlatformSignRoot = styled('div', {
  name: 'RailPlatformSign',
  slot: 'root',
})<{ ownerState: OwnerState }>(({ theme, ownerState }) => ({
  '--PlatformSign-gap': '0.75rem',
  ...theme.typography['body-md'],
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--PlatformSign-gap)',
  paddingBlock: 'calc(var(--PlatformSign-gap) / 2)',
  paddingInline: 'var(--PlatformSign-gap)',
  borderRadius: theme.vars.radius.sm,
  ...theme.variants[ownerState.variant]?.[ownerState.color],
}));

const PlatformSignNumber = styled('span', {
  name: 'RailPlatformSign',
  slot: 'number',
})({ fontWeight: 700, fontSize: '1.5em', lineHeight: 1 });

const PlatformSign = React.forwardRef<HTMLDivElement, PlatformSignProps>(
  function PlatformSign(inProps, ref) {
    const props = useThemeProps({ props: inProps, name: 'RailPlatformSign' });
    const { platform, color = 'primary', variant = 'soft', children, ...other } = props;
    return (
      <PlatformSignRoot ref={ref} ownerState={{ color, variant }} {...other}>
        <PlatformSignNumber>{platform}</PlatformSignNumber>
        {children}
      </PlatformSignRoot>
    );
  },
);

export default PlatformSign;

declare module '@mui/joy/styles' {
  interface Components<Theme = unknown> {
    RailPlatformSign?: {
      defaultProps?: Partial<PlatformSignProps>;
      styleOverrides?: StyleOverrides<'root' | 'number', OwnerState, Theme>;
    };
  }
}
