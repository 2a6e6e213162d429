import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import InventoryIcon from '@mui/icons-material/Inventory2';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer, PageHeader, PageHeaderToolbar } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './useMemoryRouter.ts';
import { usePageTheme } from './usePageTheme.ts';

const navigation: Navigation = [
  {
    segment: 'stock',
    title: 'Stock',
    icon: <InventoryIcon />,
    children: [{ segment: 'ropes', title: 'Ropes' }],
  },
];

function Actions() {
  return (
    <PageHeaderToolbar>
      <Button variant="contained">Add a rope</Button>
    </PageHeaderToolbar>
  );
}

function Header() {
  return <PageHeader slots={{ toolbar: Actions }} />;
}

export default function PageActions() {
  const router = useMemoryRouter('/stock/ropes');

  return (
    <AppProvider
      navigation={navigation}
      branding={{ title: 'Harbor Supplies' }}
      router={router}
      theme={usePageTheme()}
    >
      <DashboardLayout>
        <PageContainer maxWidth="md" slots={{ header: Header }}>
          <Alert severity="warning">Only 3 ropes of 20 m are left.</Alert>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
