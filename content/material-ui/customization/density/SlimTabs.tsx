import * as React from 'react';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const withSlimTabs = (outer: Theme) =>
  createTheme({
    ...outer,
    components: {
      ...outer.components,
      MuiTabs: { styleOverrides: { root: { minHeight: 36 } } },
      MuiTab: { styleOverrides: { root: { minHeight: 36, padding: '6px 12px' } } },
    },
  });

const views = ['Incoming', 'Outgoing', 'Returns'];

export default function SlimTabs() {
  const [view, setView] = React.useState(0);
  return (
    <ThemeProvider theme={withSlimTabs}>
      <div>
        <Tabs value={view} onChange={(_event, value: number) => setView(value)} aria-label="Goods">
          {views.map((name, index) => (
            <Tab key={name} label={name} id={`goods-${index}`} aria-controls="goods-panel" />
          ))}
        </Tabs>
        <Box role="tabpanel" id="goods-panel" aria-labelledby={`goods-${view}`} sx={{ p: 2 }}>
          {views[view]}: no open pallets
        </Box>
      </div>
    </ThemeProvider>
  );
}
