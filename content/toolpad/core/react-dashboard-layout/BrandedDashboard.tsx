import AnchorIcon from '@mui/icons-material/Anchor';
import InventoryIcon from '@mui/icons-material/Inventory2';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './useMemoryRouter.ts';
import { usePageTheme } from './usePageTheme.ts';

const navigation: Navigation = [{ segment: 'stock', title: 'Stock', icon: <InventoryIcon /> }];

const branding = {
  title: 'Harbor Supplies',
  logo: <AnchorIcon color="primary" fontSize="large" />,
  homeUrl: '/stock',
};

export default function BrandedDashboard() {
  const router = useMemoryRouter('/stock');

  return (
    <AppProvider navigation={navigation} branding={branding} router={router} theme={usePageTheme()}>
      <DashboardLayout>
        <PageContainer>412 articles on 3 floors</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
