import YardIcon from '@mui/icons-material/Yard';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { Crud } from '@toolpad/core/Crud';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { plantSource, type Plant } from './plants.ts';
import { useMemoryRouter } from './useMemoryRouter.ts';
import { usePageTheme } from './usePageTheme.ts';

const navigation: Navigation = [
  { segment: 'plants', title: 'Plants', icon: <YardIcon />, pattern: 'plants{/:plantId}*' },
];

export default function PlantPages() {
  const router = useMemoryRouter('/plants');

  return (
    <AppProvider
      navigation={navigation}
      branding={{ title: 'Glasshouse' }}
      router={router}
      theme={usePageTheme()}
    >
      <DashboardLayout defaultSidebarCollapsed>
        <PageContainer>
          <Crud<Plant>
            dataSource={plantSource}
            rootPath="/plants"
            initialPageSize={25}
            defaultValues={{ house: 'Tropics', pots: 1 }}
            slotProps={{ list: { dataGrid: { 'aria-label': 'Plants' } } }}
          />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
