import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import InventoryIcon from '@mui/icons-material/Inventory2';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './useMemoryRouter.ts';
import { usePageTheme } from './usePageTheme.ts';

const navigation: Navigation = [
  { segment: 'stock', title: 'Stock', icon: <InventoryIcon /> },
  { segment: 'orders', title: 'Orders', icon: <LocalShippingIcon /> },
];

export default function SidebarOptions() {
  const router = useMemoryRouter('/stock');
  const [sidebar, setSidebar] = React.useState('foldable');

  return (
    <AppProvider
      navigation={navigation}
      branding={{ title: 'Harbor Supplies' }}
      router={router}
      theme={usePageTheme()}
    >
      <DashboardLayout
        defaultSidebarCollapsed
        sidebarExpandedWidth={240}
        disableCollapsibleSidebar={sidebar === 'fixed'}
        hideNavigation={sidebar === 'none'}
      >
        <PageContainer>
          <ToggleButtonGroup
            exclusive
            aria-label="Sidebar"
            value={sidebar}
            onChange={(_event, next: string | null) => setSidebar(next ?? sidebar)}
          >
            <ToggleButton value="foldable">Foldable</ToggleButton>
            <ToggleButton value="fixed">Fixed</ToggleButton>
            <ToggleButton value="none">None</ToggleButton>
          </ToggleButtonGroup>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
