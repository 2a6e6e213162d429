import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import InventoryIcon from '@mui/icons-material/Inventory2';
import SearchIcon from '@mui/icons-material/Search';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout, type SidebarFooterProps } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './useMemoryRouter.ts';
import { usePageTheme } from './usePageTheme.ts';

const navigation: Navigation = [{ segment: 'stock', title: 'Stock', icon: <InventoryIcon /> }];

function SearchAction() {
  return (
    <IconButton aria-label="Search the stock">
      <SearchIcon />
    </IconButton>
  );
}

function Version({ mini }: SidebarFooterProps) {
  return (
    <Typography variant="caption" sx={{ p: 2, textAlign: 'center' }}>
      {mini ? 'v4' : 'Version 4, May 2026'}
    </Typography>
  );
}

export default function DashboardSlots() {
  const router = useMemoryRouter('/stock');

  return (
    <AppProvider
      navigation={navigation}
      branding={{ title: 'Harbor Supplies' }}
      router={router}
      theme={usePageTheme()}
    >
      <DashboardLayout slots={{ toolbarActions: SearchAction, sidebarFooter: Version }}>
        <PageContainer>412 articles on 3 floors</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
