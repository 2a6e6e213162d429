import { createTheme, styled, ThemeProvider, useThemeProps } from '@mui/system';

interface StatProps {
  value: string;
  unit?: string;
  tone?: 'plain' | 'honey';
}

const StatRoot = styled('div', { name: 'DocStat', slot: 'Root' })<{ ownerState: StatProps }>({
  padding: 16,
  border: '1px solid',
});
const StatValue = styled('div', { name: 'DocStat', slot: 'Value' })({ fontSize: '2rem' });

function Stat(inProps: StatProps) {
  const props = useThemeProps({ props: inProps, name: 'DocStat' });
  return (
    <StatRoot ownerState={props}>
      <StatValue>{props.value}</StatValue>
      {props.unit}
    </StatRoot>
  );
}

const theme = createTheme({
  components: {
    DocStat: {
      defaultProps: { unit: 'jars', tone: 'honey' },
      styleOverrides: { value: { fontFamily: 'Georgia, serif' } },
      variants: [
        { props: { tone: 'honey' }, style: { backgroundColor: '#fef3c7', color: '#78350f' } },
      ],
    },
  },
});

export default function ThemedStat() {
  return (
    <ThemeProvider theme={theme}>
      <Stat value="640" />
    </ThemeProvider>
  );
}
