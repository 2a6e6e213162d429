import Typography from '@mui/material/Typography';
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

export default function BasicDashboard() {
  const router = useMemoryRouter('/stock');

  return (
    <AppProvider
      navigation={navigation}
      branding={{ title: 'Harbor Supplies' }}
      router={router}
      theme={usePageTheme()}
    >
      <DashboardLayout>
        <PageContainer>
          <Typography>
            {router.pathname === '/orders' ? '18 orders to pack' : '412 articles on 3 floors'}
          </Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
